import { describe, expect, it } from 'vitest'
import { approvalCategory } from './approval.codes.ts'
import { IngredientDraft } from './approval-ingredient.ts'
import { checkApproval, checkIngredients, percentLeft, percentSum } from './approval-order.rules.ts'
import { approvalOrderMachine } from './approval-order.states.ts'

const line = (key: string, values: Partial<IngredientDraft> = {}): IngredientDraft =>
  IngredientDraft.parse({
    key,
    name: `Ingredient ${key}`,
    inciName: `INCI ${key}`,
    purpose: 'Solvent',
    percentage: '50',
    ...values,
  })
const found = (...lines: IngredientDraft[]) =>
  checkIngredients(lines).map(({ path, code, params }) => [path, code, ...(params ? [params] : [])])
const shares = (...percentages: string[]) =>
  percentages.map((percentage, place) => line(String(place), { percentage }))

describe('the percentages of a formula', () => {
  it.each([
    [['100']],
    [['50', '50']],
    [['33.333333', '33.333333', '33.333334']],
    [['0.1', '0.2', '99.7']],
    [['99.999999', '0.000001']],
    // Ten times a tenth is one, which floats would miss.
    [[...Array.from({ length: 10 }, () => '0.1'), '99']],
    [Array.from({ length: 500 }, () => '0.2')],
  ])('%# come to 100 exactly', (percentages) => expect(found(...shares(...percentages))).toEqual([]))

  it.each([
    [['33.33', '33.33', '33.33'], { percent: '99.99', left: '0.01' }],
    [['99.999999'], { percent: '99.999999', left: '0.000001' }],
    [['12.5', ''], { percent: '12.5', left: '87.5' }],
  ])('%# are too little', (percentages, params) =>
    expect(found(...shares(...percentages))).toContainEqual(['lines', 'ingredient.percentUnder', params]),
  )

  it.each([
    [['60', '40.000001'], { percent: '100.000001', over: '0.000001' }],
    [['100', '1'], { percent: '101', over: '1' }],
  ])('%# are too much', (percentages, params) =>
    expect(found(...shares(...percentages))).toContainEqual(['lines', 'ingredient.percentOver', params]),
  )

  it('are each above 0 and at most 100', () => {
    expect(found(...shares('100', '0'))).toEqual([['lines.1.percentage', 'orderLine.notPositive']])
    expect(found(...shares('100.5'))).toContainEqual(['lines.0.percentage', 'ingredient.percentTooLarge'])
  })

  it('are added without rounding', () => {
    expect(percentSum(shares('0.1', '0.2')).toFixed()).toBe('0.3')
    expect([percentLeft('99.9'), percentLeft('100'), percentLeft('100.25'), percentLeft('')]).toEqual([
      '0.1',
      '0',
      '-0.25',
      '100',
    ])
  })
})

describe('an ingredient', () => {
  it('has a name, a purpose, a percentage, and an INCI name or an additive number', () => {
    const bare = IngredientDraft.parse({ key: 'a' })
    expect(found(line('1', { percentage: '100' }), bare).map(([path]) => path)).toEqual([
      'lines.1.name',
      'lines.1.purpose',
      'lines.1.percentage',
      'lines.1.inciName',
    ])
    expect(found(line('1', { percentage: '100', inciName: '', additiveNumber: '01.101' }))).toEqual([])
  })

  it.each(['01.101', 'E330', '330', 'e160a', 'E500(ii)', '1422'])(
    'may have the additive number %s',
    (additiveNumber) => expect(found(line('1', { percentage: '100', additiveNumber }))).toEqual([]),
  )
  it.each(['1.101', '01101x', 'E33', 'ABC', '01.10'])(
    'may not have the additive number %s',
    (additiveNumber) =>
      expect(found(line('1', { percentage: '100', additiveNumber }))).toEqual([
        ['lines.0.additiveNumber', 'ingredient.additiveNumber'],
      ]),
  )

  it('stands once, by name in any case and by CAS number', () => {
    expect(found(line('1', { name: 'Citric acid' }), line('2', { name: 'citric ACID' }))).toEqual([
      ['lines.1.name', 'ingredient.twice'],
    ])
    expect(found(line('1', { casNumber: '77-92-9' }), line('2', { casNumber: '77-92-9' }))).toEqual([
      ['lines.1.casNumber', 'ingredient.casTwice'],
    ])
    // No CAS number is not the same CAS number.
    expect(found(line('1'), line('2'))).toEqual([])
  })

  it('says of a cell that cannot be read that, and nothing else of it', () =>
    expect(
      found(line('1', { percentage: '100' }), line('2', { percentage: '', rawCells: { percentage: 'ten' } })),
    ).toEqual([['lines.1.percentage', 'orderLine.unreadable', { text: 'ten' }]]))
})

it('a filing has a category, a product, its specification, origin and maker, and ingredients', () => {
  const empty = {
    category: null,
    productName: '',
    specification: '',
    origin: '',
    manufacturer: '',
    remarks: '',
    lines: [],
  }
  expect(checkApproval(empty).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'category field.required',
    'productName field.required',
    'specification field.required',
    'origin field.required',
    'manufacturer field.required',
    'lines ingredient.none',
  ])
  const whole = {
    category: approvalCategory.codes.healthFood,
    productName: 'P',
    specification: 'S',
    origin: 'DE',
    manufacturer: 'M',
    remarks: '',
    lines: shares('100'),
  }
  expect(checkApproval(whole)).toEqual([])
})

it('an approval is completed once no document is open and none waits for its check', () => {
  const complete = approvalOrderMachine.transitions.find(({ name }) => name === 'complete')
  const refusal = (hasOpenDocuments: boolean, hasHandedIn: boolean) =>
    complete?.when?.({ hasOpenDocuments, hasHandedIn, quote: 'none' })
  expect([refusal(false, false), refusal(true, false), refusal(false, true)]).toEqual([
    undefined,
    'approvalDocument.open',
    'approvalDocument.open',
  ])
})
