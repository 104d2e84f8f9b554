import { usualOrderColumns } from '@quayside/contract/orders/usual-columns.ts'
import { describe, expect, it } from 'vitest'
import { askedColumns, further } from './order-list.further.tsx'

describe('what a list of orders asks for', () => {
  it('is the same for all choices among its usual columns, so that a first call fits', () => {
    expect(askedColumns([{ key: 'orderNo' }, { key: 'route' }, { key: 'returnReason' }])).toBe(
      usualOrderColumns,
    )
  })

  it('has what each further column reads, once', () => {
    for (const { key, reads } of further) {
      const asked = askedColumns([{ key }]).split(',')
      expect(asked, key).toContain(reads ?? key)
    }
    const charges = askedColumns([{ key: 'otherCharges' }, { key: 'freight' }])
    expect(charges).toBe(`${usualOrderColumns},charges`)
  })
})
