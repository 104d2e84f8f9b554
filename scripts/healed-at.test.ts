import { describe, expect, it } from 'vitest'
import { refusals } from '../contract/all-refusals.ts'
import { healedAt, healingAddress } from '../contract/healed-at.ts'
import { pageParameters as officePages } from '../office/lib/pages.ts'
import { pageParameters as portalPages } from '../web/lib/pages/pages.ts'

type Healing = { page: string; ids?: Record<string, string>; fixed?: Record<string, string> }
const pages: Readonly<Record<'portal' | 'office', Readonly<Record<string, readonly string[]>>>> = {
  portal: portalPages,
  office: officePages,
}

describe.each(['portal', 'office'] as const)('where a refusal is put right in the %s', (side) => {
  const entries = Object.entries(healedAt).flatMap(([code, sides]) =>
    side in sides ? [[code, (sides as Record<typeof side, Healing>)[side]] as const] : [],
  )
  it.each(entries)(
    '%s leads to a page that is there and takes its parameters',
    (code, { page, ids = {}, fixed = {} }) => {
      expect(Object.keys(refusals)).toContain(code)
      expect(Object.keys(pages[side])).toContain(page)
      for (const name of [...Object.keys(ids), ...Object.keys(fixed)])
        expect(pages[side][page]).toContain(name)
      const records = Object.fromEntries(Object.values(ids).map((name) => [name, '7']))
      expect(healingAddress(side, { code, heals: records })?.split('?')[0]).toBe(page)
    },
  )
})

it('a refusal that does not name the record leads nowhere', () => {
  expect(healingAddress('portal', { code: 'paymentApplication.bankAddressMissing' })).toBeUndefined()
  expect(healingAddress('portal', { code: 'record.stale' })).toBeUndefined()
  expect(
    healingAddress('portal', { code: 'paymentApplication.bankAddressMissing', heals: { accountId: '5' } }),
  ).toBe('/supplierAccount?record=5')
})
