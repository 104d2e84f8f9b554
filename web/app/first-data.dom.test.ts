import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const sent = vi.fn<(address: string) => Promise<Response>>()

/** A portal that is open at home, for a member with these permissions. */
async function openPortal(menuList: readonly string[]) {
  sessionStorage.setItem('accessToken', 'token')
  sessionStorage.setItem('userInfo', JSON.stringify({ userId: '1', menuList }))
  history.replaceState(null, '', '/home')
  vi.resetModules()
  return import('./first-data.ts')
}
/** Longer than a pointer rests on a link before its rows are asked for. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 200))
const asked = (): string[] => sent.mock.calls.map(([address]) => address.split('?')[0] ?? '')

beforeEach(() => {
  sent.mockReset()
  sent.mockImplementation(() => Promise.resolve(Response.json({ code: 200, rows: [], total: 0 })))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('asks for the rows of the list that the pointer rests on, and not of those that it passes over', async () => {
  const { prepareFirstData } = await openPortal(['business-supplier-list', 'business-customer-list'])
  prepareFirstData('/distributor', '/distributor')
  prepareFirstData('/supplierList', '/supplierList?status=1')
  await vi.waitFor(() => expect(asked()).toEqual(['/api/base/online/supplier/list']), { timeout: 60_000 })
})

it('asks for nothing that the member may not see', async () => {
  const { prepareFirstData } = await openPortal(['business-customer-list'])
  prepareFirstData('/supplierList', '/supplierList')
  await rest()
  prepareFirstData('/distributor', '/distributor')
  await vi.waitFor(() => expect(asked()).toEqual(['/api/base/online/customer/list']), { timeout: 60_000 })
})
