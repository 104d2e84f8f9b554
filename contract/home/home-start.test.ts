import { describe, expect, it } from 'vitest'
import { type StartFacts, stopsOf, supplierLacks } from './home-start.ts'

const nearest = { id: '1', name: 'Sample', missingDocuments: [], hasAccount: true }
const facts = (given: Partial<StartFacts> = {}): StartFacts => ({
  company: { certification: 'PASSED', hasCustomsCode: true, hasInvoicing: true },
  supplier: { count: 0, nearest: null },
  product: { count: 0, classified: 0, requested: 0 },
  order: { drafts: 0, newest: null },
  ...given,
})
const states = (given: Partial<StartFacts>): string =>
  stopsOf(facts(given))
    .map(({ state }) => state)
    .join(' ')
const company = (certification: StartFacts['company']['certification']): Partial<StartFacts> => ({
  company: { certification, hasCustomsCode: false, hasInvoicing: false },
})

describe('stopsOf', () => {
  it('has one current stop: the first that waits for the customer', () => {
    expect(states({})).toBe('done current ahead ahead')
    expect(states({ supplier: { count: 1, nearest } })).toBe('done done current ahead')
    const product = { count: 2, classified: 1, requested: 0 }
    expect(states({ supplier: { count: 1, nearest }, product })).toBe('done done done current')
  })

  it('waits for a product that was not sent to be classified', () => {
    const product = { count: 2, classified: 0, requested: 0 }
    expect(states({ supplier: { count: 1, nearest }, product })).toBe('done done current ahead')
    const one = { count: 2, classified: 0, requested: 1 }
    expect(states({ supplier: { count: 1, nearest }, product: one })).toBe('done done underway current')
  })

  it('goes on with the next stop while the provider classifies', () => {
    const product = { count: 2, classified: 0, requested: 2 }
    expect(states({ supplier: { count: 1, nearest }, product })).toBe('done done underway current')
  })

  it('has nothing but the company before its review', () => {
    expect(states(company('NOTCERT'))).toBe('current ahead ahead ahead')
    expect(states(company('REJECTED'))).toBe('current ahead ahead ahead')
    expect(states(company('APPLY'))).toBe('underway ahead ahead ahead')
    expect(states(company('VERIFYING'))).toBe('underway ahead ahead ahead')
  })

  it('leaves what a member may not see to colleagues', () => {
    expect(states({ supplier: null, product: null })).toBe('done unseen unseen current')
    expect(states({ supplier: null, product: null, order: null })).toBe('done unseen unseen unseen')
  })
})

describe('supplierLacks', () => {
  it('names what is missing, documents before the account', () => {
    expect(supplierLacks(null)).toBe('supplier')
    expect(supplierLacks({ ...nearest, hasAccount: false })).toBe('account')
    const missingDocuments: ['invoicing-data'] = ['invoicing-data']
    expect(supplierLacks({ ...nearest, missingDocuments, hasAccount: false })).toBe('invoicing-data')
    expect(supplierLacks(nearest)).toBeUndefined()
  })
})
