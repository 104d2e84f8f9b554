import { healedAt, healingAddress } from '@quayside/contract/healed-at.ts'
import { refusals } from '@quayside/contract/refusals.ts'
import { describe, expect, it } from 'vitest'
import { pageParameters } from '../lib/pages/pages.ts'

type Healing = { page: string; ids?: Record<string, string>; fixed?: Record<string, string> }
const entries = Object.entries(healedAt).flatMap(([code, sides]) =>
  'portal' in sides ? [[code, sides.portal as Healing] as const] : [],
)

describe('where a refusal is put right in the portal', () => {
  it.each(entries)(
    '%s leads to a page that is there and takes its parameters',
    (code, { page, ids = {}, fixed = {} }) => {
      expect(Object.keys(refusals)).toContain(code)
      const known: Readonly<Record<string, readonly string[]>> = pageParameters
      expect(Object.keys(known)).toContain(page)
      for (const name of [...Object.keys(ids), ...Object.keys(fixed)]) expect(known[page]).toContain(name)
      const records = Object.fromEntries(Object.values(ids).map((name) => [name, '7']))
      const address = healingAddress('portal', { code, heals: records }) ?? ''
      expect(address.split('?')[0]).toBe(page)
    },
  )

  it('is not said where the refusal does not name the record', () => {
    expect(healingAddress('portal', { code: 'paymentApplication.bankAddressMissing' })).toBeUndefined()
    expect(healingAddress('portal', { code: 'record.stale' })).toBeUndefined()
    expect(
      healingAddress('portal', { code: 'paymentApplication.bankAddressMissing', heals: { accountId: '5' } }),
    ).toBe('/supplierAccount?record=5')
  })
})
