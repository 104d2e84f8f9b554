import { usualOrderColumns, usualOrderFields } from '@quayside/contract/orders/usual-columns.ts'
import { describe, expect, it } from 'vitest'
import { columnsOf } from './order-list.columns.tsx'
import { askedColumns, further } from './order-list.further.tsx'

describe('what a list of orders asks for', () => {
  it.each(['import', 'export', 'transit', 'domestic'] as const)(
    'of %s orders is what its first call asks for, as long as a member chose no columns',
    (kind) => {
      const shown = columnsOf(kind, '').filter(({ isHiddenAtFirst }) => isHiddenAtFirst !== true)
      expect(askedColumns(shown)).toBe(usualOrderColumns(kind))
    },
  )

  it('has what each further column reads, once and in one order', () => {
    const usual = usualOrderFields.join(',')
    for (const { key, reads } of further) {
      const asked = askedColumns([{ key, ...(reads !== undefined && { reads }) }]).split(',')
      expect(asked, key).toContain(reads ?? key)
    }
    const named = (...keys: string[]) => further.filter(({ key }) => keys.includes(key))
    expect(askedColumns(named('otherCharges', 'freight'))).toBe(`${usual},charges`)
    expect(askedColumns(named('source', 'contractNo').toReversed())).toBe(
      askedColumns(named('source', 'contractNo')),
    )
  })
})
