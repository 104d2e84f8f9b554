import { describe, expect, it } from 'vitest'
import type { ChargeKind, QuoteRate } from './compared-quotes.ts'
import { forwarderQuotationState } from './forwarding.codes.ts'
import { checkCharges, type FreightCharge, feeKindOf, formatPrice, sumsByCurrency } from './freight-charge.ts'
import { compareQuotes } from './quote-comparison.ts'

const { offered, confirmed, expired, withdrawn } = forwarderQuotationState.codes
const kind = (value: string, section: string): ChargeKind => ({ value, name: value, section })
const kinds = [
  kind('OF', 'freight'),
  kind('BAF', 'freight'),
  kind('DOC', 'origin'),
  kind('DO', 'destination'),
]
const rates: QuoteRate[] = [
  { currency: 'RMB', rate: '1', day: '2026-11-16' },
  { currency: 'USD', rate: '7.106967', day: '2026-11-13' },
]
const charge = (of: string, unitPrice: string, given: Partial<FreightCharge> = {}): FreightCharge => ({
  kind: of,
  basis: 0,
  quantity: '1' as never,
  currency: 'RMB',
  unitPrice: unitPrice as never,
  isIncluded: 0,
  note: '',
  ...given,
})
const quote = (id: string, transitDays: number, charges: FreightCharge[], state: number = offered) => ({
  id,
  state,
  transitDays,
  charges,
})

describe('quotations side by side', () => {
  const dear = quote('dear', 20, [
    charge('OF', '1000.5', { currency: 'USD', quantity: '2' as never }),
    charge('BAF', '100'),
    charge('DOC', '450'),
  ])
  const cheap = quote('cheap', 31, [
    charge('OF', '900', { currency: 'USD', quantity: '2' as never }),
    charge('BAF', '0', { isIncluded: 1 }),
    charge('DOC', '400'),
  ])
  const lacking = quote('lacking', 38, [charge('OF', '10', { currency: 'USD' })])
  const old = quote('old', 5, [charge('OF', '1'), charge('DO', '5')], expired)
  const { columns, sections } = compareQuotes([old, lacking, dear, cheap], kinds, rates)
  const of = (id: string) => columns.find(({ quote: each }) => each.id === id)

  it('stand with complete ones by price first, then incomplete ones, ended ones last', () => {
    expect(columns.map(({ quote: { id } }) => id)).toEqual(['cheap', 'dear', 'lacking', 'old'])
  })

  it('have totals by currency, and in RMB rounded once for each currency', () => {
    expect(of('dear')?.totals).toEqual([
      { currency: 'USD', amount: '2001.00' },
      { currency: 'RMB', amount: '550.00' },
    ])
    // 2001.00 × 7.106967 = 14221.04 (14221.040967)
    expect(of('dear')?.rmb).toBe('14771.04')
  })

  it('name the cheapest of those that are complete, and what the others cost more', () => {
    expect(columns.filter(({ isCheapest }) => isCheapest).map(({ quote: { id } }) => id)).toEqual(['cheap'])
    expect(of('cheap')?.above).toBe('0.00')
    expect(of('dear')?.above).toBe('1578.50')
    expect(of('lacking')).toMatchObject({ missing: 2, isCheapest: false, above: undefined })
  })

  it('name the fastest of those that can be confirmed', () => {
    expect(columns.filter(({ isFastest }) => isFastest).map(({ quote: { id } }) => id)).toEqual(['dear'])
  })

  it('align charges by kind, where not quoted differs from included', () => {
    expect(sections.map(({ section }) => section)).toEqual(['freight', 'origin', 'destination'])
    const [freight] = sections
    expect(freight?.rows.map(({ kind: { value }, cells }) => [value, cells.map(({ is }) => is)])).toEqual([
      ['OF', ['quoted', 'quoted', 'quoted', 'quoted']],
      ['BAF', ['included', 'quoted', 'missing', 'missing']],
    ])
    expect(freight?.sums[1]).toEqual([
      { currency: 'USD', amount: '2001.00' },
      { currency: 'RMB', amount: '100.00' },
    ])
  })

  it('are not called incomplete for what an ended one had', () => {
    expect(of('cheap')?.missing).toBe(0)
  })

  it('have no RMB total without a rate, and are then not compared', () => {
    const euros = quote('euros', 9, [charge('OF', '1', { currency: 'EUR' })])
    const [only] = compareQuotes([euros], kinds, rates).columns
    expect(only).toMatchObject({ rmb: undefined, isCheapest: false, isFastest: true, missing: 0 })
  })

  it('put the confirmed one first, and compare ended ones with each other where none is left', () => {
    const done = { ...dear, state: confirmed }
    expect(compareQuotes([cheap, done], kinds, rates).columns[0]?.quote.id).toBe('dear')
    const ended = [cheap, dear].map((each) => ({ ...each, state: withdrawn }))
    expect(compareQuotes(ended, kinds, rates).columns.every(({ isCheapest }) => !isCheapest)).toBe(true)
  })

  it('compares twelve of thirty charges', () => {
    const many = Array.from({ length: 30 }, (_, place) => kind(`K${place}`, 'freight'))
    const twelve = Array.from({ length: 12 }, (_, place) =>
      quote(
        `${place}`,
        10 + place,
        many.map(({ value }) => charge(value, `${100 + place}`)),
      ),
    )
    const all = compareQuotes(twelve, many, rates)
    expect(all.columns).toHaveLength(12)
    expect(all.sections[0]?.rows).toHaveLength(30)
    expect(all.columns[0]).toMatchObject({ rmb: '3000.00', isCheapest: true, isFastest: true })
  })
})

describe('charges', () => {
  it.each([
    ['420', '420.00'],
    ['2380.500000', '2,380.50'],
    ['3.125', '3.125'],
  ])('of %s a unit are written %s', (price, written) => {
    expect(formatPrice(price)).toBe(written)
  })

  it('are quoted once each, with a price unless they are included', () => {
    expect(checkCharges([])).toMatchObject([{ path: 'charges', code: 'freight.noCharges' }])
    expect(checkCharges([charge('OF', '1'), charge('OF', '2')])).toMatchObject([
      { path: 'charges.1.kind', code: 'freight.chargeTwice' },
    ])
    expect(checkCharges([charge('OF', '0')])).toMatchObject([
      { path: 'charges.0.unitPrice', code: 'orderLine.notPositive' },
    ])
    expect(checkCharges([charge('OF', '0', { isIncluded: 1 })])).toEqual([])
    // The schema refuses what is no number.
    expect(checkCharges([charge('OF', 'abc')])).toEqual([])
  })

  it('are fees of a kind that the ledger knows', () => {
    expect(['OF', 'DOC', 'OTHC', 'CUS', 'INS', 'new'].map(feeKindOf)).toEqual([
      'transport',
      'documents',
      'handling',
      'clearance',
      'insurance',
      'transport',
    ])
    expect(sumsByCurrency([charge('OF', '5', { isIncluded: 1 })])).toEqual([])
  })
})

describe('what quotations are compared by', () => {
  const by = (...quotes: ReturnType<typeof quote>[]) => compareQuotes(quotes, kinds, rates)
  const idsOf = ({ columns }: ReturnType<typeof by>) => columns.map(({ quote: { id } }) => id)
  const full = (id: string, price: string, given: Partial<FreightCharge> = {}, days = 10) =>
    quote(id, days, [charge('OF', price, given)])

  it('stands with the confirmed one first, be it ever so dear', () => {
    const chosen = { ...full('chosen', '900'), state: confirmed }
    expect(idsOf(by(full('cheap', '1'), chosen, full('dear', '5')))).toEqual(['chosen', 'cheap', 'dear'])
  })

  it('stands with incomplete ones behind complete ones, and behind these those in a currency without a rate', () => {
    const both = (id: string, price: string) => quote(id, 10, [charge('OF', price), charge('DOC', '1')])
    const found = by(full('lacking', '1'), both('whole', '900'), full('gbp', '1', { currency: 'GBP' }))
    expect(idsOf(found)).toEqual(['whole', 'lacking', 'gbp'])
    expect(
      idsOf(
        by(full('gbp', '1', { currency: 'GBP' }), full('a', '2'), full('gbp2', '9', { currency: 'GBP' })),
      ),
    ).toEqual(['a', 'gbp', 'gbp2'])
  })

  it('is above the cheapest by its difference in RMB; one without a rate, or that has ended, by none', () => {
    const ended = quote('ended', 1, [charge('OF', '1')], withdrawn)
    const { columns: found } = by(
      full('a', '10'),
      full('b', '12.5'),
      full('gbp', '1', { currency: 'GBP' }),
      ended,
    )
    expect(
      found.map(({ quote: { id }, above, isCheapest, isFastest }) => [id, above, isCheapest, isFastest]),
    ).toEqual([
      ['a', '0.00', true, true],
      ['b', '2.50', false, true],
      ['gbp', undefined, false, true],
      ['ended', undefined, false, false],
    ])
  })

  it('is asked of all where every quotation has ended, and has no section without a charge', () => {
    const gone = by(
      quote('x', 5, [charge('OF', '1'), charge('DOC', '1')], expired),
      quote('y', 5, [charge('OF', '1')], expired),
    )
    expect(gone.columns.map(({ missing }) => missing)).toEqual([1, 0])
    expect(gone.sections).toHaveLength(2)
    expect(gone.sections.flatMap(({ rows }) => rows.map(({ kind: { value } }) => value))).toEqual(
      expect.arrayContaining(['DOC', 'OF']),
    )
  })

  it('shows of each charge what was quoted, what is included and what is missing', () => {
    const { sections: found } = by(
      quote('a', 5, [charge('OF', '10'), charge('BAF', '0', { isIncluded: 1 })]),
      quote('b', 5, [charge('OF', '20')]),
    )
    const cells = found.flatMap(({ rows }) =>
      rows.map(({ kind: { value }, cells: each }) => [value, each.map(({ is }) => is)]),
    )
    expect(cells).toEqual([
      ['OF', ['quoted', 'quoted']],
      ['BAF', ['included', 'missing']],
    ])
  })
})
