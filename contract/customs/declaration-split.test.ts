import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, rate, sum, times } from '../kernel/money.ts'
import { conditionsFor, controlOf, declarationLinesAtMost, splitDeclarations } from './declaration-split.ts'
import type { SplitLine, SplitOrder } from './split-line.ts'

const order: SplitOrder = {
  isImport: true,
  currency: 'USD',
  customsRate: rate('7.1'),
  factor: rate('1'),
}

const facts = {
  hsCode: '8542319000',
  tariffRate: '0',
  temporaryRate: null,
  vatRate: '13',
  consumptionRate: null,
  customsConditions: '',
  firstUnit: '007',
  secondUnit: '035',
}

const line = (key: string, given: Partial<SplitLine> = {}): SplitLine => {
  const { qty = '100', price = '1.5' } = given
  return {
    key,
    name: 'Microcontroller',
    origin: 'MY',
    unit: '007',
    netWeight: '2',
    grossWeight: '2.5',
    elements: '',
    facts,
    ...given,
    qty,
    price,
    value: qty === '' || price === '' ? amount('0') : times(rate(qty), rate(price)),
  }
}
const keysOf = (lines: readonly SplitLine[], of: SplitOrder = order) =>
  splitDeclarations(of, lines).declarations.map(({ lines: declared }) =>
    declared.map(({ sources }) => sources.join('+')),
  )

describe('the split of an order into declarations', () => {
  it.each<[string, SplitLine[], string[][]]>([
    ['the same goods are one line', [line('a'), line('b')], [['a+b']]],
    ['another code', [line('a'), line('b', { facts: { ...facts, hsCode: '8536690000' } })], [['a', 'b']]],
    ['another name', [line('a'), line('b', { name: 'Amplifier' })], [['a', 'b']]],
    ['another origin', [line('a'), line('b', { origin: 'TH' })], [['a', 'b']]],
    ['another unit', [line('a'), line('b', { unit: '054' })], [['a', 'b']]],
    ['another price is merged', [line('a'), line('b', { price: '2' })], [['a+b']]],
    [
      'goods to be inspected stand apart',
      [line('a'), line('b', { facts: { ...facts, customsConditions: 'A' } }), line('c', { origin: 'TH' })],
      [['a', 'c'], ['b']],
    ],
    [
      'and so do goods with a licence',
      [
        line('a', { facts: { ...facts, customsConditions: 'O' } }),
        line('b', { facts: { ...facts, customsConditions: 'A' } }),
      ],
      [['b'], ['a']],
    ],
    [
      'conditions of exports do not matter to an import',
      [line('a'), line('b', { facts: { ...facts, customsConditions: 'B' } })],
      [['a+b']],
    ],
  ])('%s', (_rule, lines, expected) => {
    expect(keysOf(lines)).toEqual(expected)
  })

  it('has at most 50 lines in a declaration', () => {
    const lines = Array.from({ length: 120 }, (_, place) => line(`l${place}`, { name: `Part ${place}` }))
    expect(keysOf(lines).map((keys) => keys.length)).toEqual([50, 50, 20])
  })

  it('adds quantities, weights and values, and states the quantities of the legal units', () => {
    const [declaration] = splitDeclarations(order, [
      line('a'),
      line('b', { qty: '50', price: '2.1' }),
    ]).declarations
    expect(declaration?.lines[0]).toMatchObject({
      qty: '150',
      value: '255.00',
      price: '1.700000',
      netWeight: '4',
      grossWeight: '5',
      firstQty: '150',
      secondQty: '4',
    })
  })

  it('counts thousands of pieces as pieces, and leaves to be entered what it cannot know', () => {
    const one = (given: Partial<SplitLine>) =>
      splitDeclarations(order, [line('a', given)]).declarations[0]?.lines[0]
    expect(one({ unit: '054', qty: '2.5' })?.firstQty).toBe('2500')
    expect(one({ unit: '030' })).toMatchObject({ firstQty: '', secondQty: '2' })
    expect(one({ netWeight: '' })?.secondQty).toBe('')
  })

  it('takes the temporary rate before the tariff’s, and adds the taxes of each declaration', () => {
    const dutiable = { ...facts, tariffRate: '8', temporaryRate: '4', vatRate: '13' }
    const [declaration] = splitDeclarations(order, [line('a', { facts: dutiable })]).declarations
    // 150.00 USD × 7.1 = 1,065.00; 4 % = 42.60; 13 % of 1,107.60 = 143.99
    expect(declaration).toMatchObject({ duty: '42.60', vat: '143.99', taxes: '186.59' })
    expect(declaration?.lines[0]).toMatchObject({ dutyRate: '4', isTemporaryRate: true })
  })

  it('has no taxes for an export, nor without a customs rate, and says so', () => {
    expect(splitDeclarations({ ...order, isImport: false }, [line('a')]).declarations[0]?.taxes).toBe('0.00')
    const unrated = splitDeclarations({ ...order, customsRate: undefined }, [line('a')])
    expect(unrated).toMatchObject({ isRateMissing: true, declarations: [{ taxes: '0.00' }] })
  })

  it.each<[Partial<SplitLine>, string[]]>([
    [{ facts: undefined }, ['unclassified']],
    [{ name: '' }, ['name']],
    [{ origin: '' }, ['origin']],
    [{ unit: '' }, ['unit']],
    [{ qty: '' }, ['qty']],
    [{ qty: '0' }, ['qty']],
    [{ price: '' }, ['price']],
    [{ facts: undefined, origin: '', qty: '' }, ['unclassified', 'origin', 'qty']],
  ])('holds a line that cannot be declared: %o', (given, reasons) => {
    const { declarations, held } = splitDeclarations(order, [line('a', given), line('b')])
    expect(held).toEqual([{ key: 'a', reasons }])
    expect(declarations).toHaveLength(1)
  })

  it('knows the conditions of each direction and what they ask for', () => {
    expect(conditionsFor('AB4', true)).toBe('A')
    expect(conditionsFor('AB4', false)).toBe('B4')
    expect(conditionsFor('r', true)).toBe('')
    expect(controlOf('A')).toBe('inspection')
    expect(controlOf('AO')).toBe('licence')
    expect(controlOf('')).toBe('')
  })

  const anyLine = fc.record({
    hsCode: fc.constantFrom('8542319000', '8536690000', '8541100000101', ''),
    name: fc.constantFrom('Microcontroller', 'Amplifier', ''),
    origin: fc.constantFrom('MY', 'TH', 'CN', ''),
    unit: fc.constantFrom('007', '054', ''),
    conditions: fc.constantFrom('', 'A', 'O', 'B', 'AO'),
    qty: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 0, max: 9_999_999 }).map((n) => String(n / 100)),
    ),
    price: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 0, max: 9_999_999 }).map((n) => String(n / 10_000)),
    ),
  })

  it('has every line’s quantity and value in exactly the declarations, to the cent', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 130 }), fc.boolean(), (drawn, isImport) => {
        const lines = drawn.map(({ hsCode, conditions, ...given }, place) =>
          line(String(place), { ...given, facts: { ...facts, hsCode, customsConditions: conditions } }),
        )
        const { declarations, held } = splitDeclarations({ ...order, isImport }, lines)
        const byKey = new Map(lines.map((each) => [each.key, each]))
        const declared = declarations.flatMap((declaration) => declaration.lines)
        const everywhere = [...declared.flatMap(({ sources }) => sources), ...held.map(({ key }) => key)]
        expect(everywhere.toSorted()).toEqual([...byKey.keys()].toSorted())
        for (const each of declared) {
          const own = each.sources.map((key) => byKey.get(key) as SplitLine)
          expect(each.value).toBe(sum(own.map(({ value }) => value)))
          expect(each.qty).toBe(own.reduce((total, { qty }) => total.plus(qty), new Big(0)).toFixed())
        }
        const ready = lines.filter(({ key }) => !held.some((other) => other.key === key))
        expect(sum(declarations.map(({ value }) => value))).toBe(sum(ready.map(({ value }) => value)))
        for (const declaration of declarations) {
          expect(declaration.lines.length).toBeLessThanOrEqual(declarationLinesAtMost)
          expect(declaration.lines.length).toBeGreaterThan(0)
          for (const each of declaration.lines)
            for (const key of each.sources)
              expect(controlOf(conditionsFor(byKey.get(key)?.facts?.customsConditions ?? '', isImport))).toBe(
                declaration.control,
              )
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('a declared line', () => {
  const declared = (...lines: SplitLine[]) => splitDeclarations(order, lines).declarations[0]?.lines[0]

  it('has the ten digits of the tariff and the three of the inspection apart', () => {
    const long = { ...facts, hsCode: '8542319000101' }
    expect(declared(line('a', { facts: long }))).toMatchObject({
      hsCode: '8542319000',
      inspectionCode: '101',
    })
    expect(declared(line('a'))).toMatchObject({ hsCode: '8542319000', inspectionCode: '' })
  })

  it('has the elements that one of its order lines states', () => {
    expect(declared(line('a'), line('b', { elements: 'use' }))?.elements).toBe('use')
    expect(declared(line('a'), line('b'))?.elements).toBe('')
  })

  it('has the quantity, value and weights of all its order lines', () => {
    expect(declared(line('a'), line('b', { price: '2' }))).toMatchObject({
      qty: '200',
      value: '350.00',
      netWeight: '4',
      grossWeight: '5',
      price: '1.750000',
      sources: ['a', 'b'],
    })
  })
})
