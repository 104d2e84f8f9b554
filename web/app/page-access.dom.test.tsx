import { allPermissions } from '@quayside/contract/permissions.ts'
import { reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { ownAddresses } from '@quayside/kit/page/addresses.ts'
import { KitProvider } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { createRouter } from '@quayside/kit/page/router.ts'
import { RouterProvider } from '@quayside/kit/page/router-provider.tsx'
import { shell } from '@quayside/phrases/en-US/shell/shell.ts'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { type PortalPath, pageAddress, portalPaths } from '../lib/pages/pages.ts'
import { opensWith, pageAccess, permissionFor } from './page-access.ts'
import { Permitted } from './permitted.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Access = string | { permissions: Record<string, string>; also?: string }
const tables = import.meta.glob<Record<string, Record<string, { access: Access }>>>(
  '../../contract/**/*.api.ts',
  { eager: true },
)
const routes = new Map(
  Object.values(tables).flatMap((table) =>
    Object.values(table).flatMap((each) => (typeof each === 'object' ? Object.entries(each) : [])),
  ),
)
const sources = import.meta.glob<string>('../screens/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'))

/** Every call of a screen that saves a form, with the permissions that its route asks for. */
const saves = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/'(POST [\w/]+\/save)'/g)].map(([, key = '']) => ({ file, key })),
)
const permissionsOf = (key: string): string[] => {
  const access = routes.get(key)?.access ?? ''
  if (typeof access !== 'object') return [access]
  const { permissions, also } = access
  return [...Object.values(permissions), ...(also === undefined ? [] : [also])]
}
/**
 * An account under review saves its company without a permission of its own; the page asks for hub-company-edit. Every
 * member keeps what is theirs alone.
 */
const byTheServer = new Set(['onboarding', 'member'])
/** What is kept of a report is kept beside it, and it was read with the same permission. */
const reportPermissions = new Set<string>(Object.values(reportCatalogue))
const pagesSaving = new Set<string>(Object.values(pageAccess).flatMap(({ save }) => (save ? [save] : [])))

/** Whether the screens of the folder ask for the permission before they open a form: by their list, or by themselves. */
function isAskedIn(folder: string, permission: string): boolean {
  return Object.entries(sources).some(
    ([file, text]) =>
      folderOf(file) === folder &&
      (text.includes(`permission="${permission}"`) ||
        text.includes(`can('${permission}')`) ||
        (permission.endsWith('-edit') &&
          text.includes('useCrudList') &&
          text.includes(`permission: '${permission.replace(/-edit$/, '')}'`))),
  )
}

describe('a form', () => {
  it('is found in the screens', () => expect(saves.length).toBeGreaterThan(10))

  it.each(saves)('of $file asks for the permission of $key before it opens', ({ file, key }) => {
    expect(routes.has(key)).toBe(true)
    const open = permissionsOf(key).filter(
      (permission) =>
        !byTheServer.has(permission) &&
        !pagesSaving.has(permission) &&
        !reportPermissions.has(permission) &&
        !isAskedIn(folderOf(file), permission),
    )
    expect(open).toEqual([])
  })
})

async function shows(path: PortalPath, search: string, granted: readonly string[]): Promise<boolean> {
  const { text } = await rendered(() => <Permitted path={path}>the page</Permitted>, search, granted)
  if (text !== 'the page') expect(text).toContain(shell.notPermitted.title)
  return text === 'the page'
}

async function rendered(component: () => ReactNode, search: string, granted: readonly string[]) {
  const place = document.createElement('div')
  const router = createRouter({ addresses: ownAddresses(`/${search}`) })
  const surroundings = {
    userId: 'x',
    granted,
    upload: () => Promise.reject(new Error('no files here')),
    previewAddress: () => undefined,
    mayOpen: opensWith(granted),
    say: () => undefined,
  }
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <IntlProvider locale="en-US" timeZone="UTC" messages={{ shell } as never}>
        <KitProvider value={surroundings}>
          <RouterProvider router={router}>{component}</RouterProvider>
        </KitProvider>
      </IntlProvider>,
    ),
  )
  const seen = { text: place.textContent, addresses: [...place.querySelectorAll('[href]')].map(addressOf) }
  await act(async () => root.unmount())
  return seen
}
const addressOf = (link: Element): string => link.getAttribute('href') ?? ''

describe('a page', () => {
  const asking = portalPaths.filter((path) => permissionFor(path, {}) !== undefined)
  it.each(asking)('%s opens with its permission and with no other', async (path) => {
    const { see, save } = pageAccess[path]
    const needed = permissionFor(path, {}) ?? ''
    expect(await shows(path, '', [needed])).toBe(true)
    expect(await shows(path, '', [])).toBe(false)
    if (see && save) expect(await shows(path, '', [see])).toBe(false)
  })

  const addresses = [
    ['', {}],
    ['?id=1', { id: '1' }],
    ['?id=1&edit=1', { id: '1', edit: '1' }],
  ] as const
  const forms = portalPaths.flatMap((path) =>
    addresses.flatMap(([search, values]) => {
      const { save } = pageAccess[path]
      return save !== undefined && permissionFor(path, values) === save ? [{ path, search, save }] : []
    }),
  )
  it.each(forms)('$path$search is no form for a member who may do all but save it', async (form) => {
    const others = allPermissions.filter((permission) => permission !== form.save)
    expect(await shows(form.path, form.search, others)).toBe(false)
    expect(await shows(form.path, form.search, allPermissions)).toBe(true)
  })

  it('that shows a record is a form when it is new or to be changed', async () => {
    const reader = ['business-supplier-list']
    expect(await shows('/supplierInfo', '?id=1', reader)).toBe(true)
    expect(await shows('/supplierInfo', '?id=1&edit=1', reader)).toBe(false)
    expect(await shows('/supplierInfo', '', reader)).toBe(false)
    expect(await shows('/supplierInfo', '?id=1&edit=1', ['business-supplier-edit'])).toBe(true)
  })
})

describe('a link', () => {
  const links = [
    [pageAddress('/rpt097', { ids: '1,2' }), 'report-reconciliation-view'],
    [pageAddress('/debtDetail', { isOverdue: 1 }), 'finance-debt-list'],
    [pageAddress('/supplierInfo', { id: 1 }), 'business-supplier-list'],
    [pageAddress('/supplierInfo', { id: 1, edit: 1 }), 'business-supplier-edit'],
    [pageAddress('/toCopeWithApplication', { orderIds: '1' }), 'finance-application-apply'],
  ] as const
  it.each(links)('to %s is text for a member who may do all but %s', async (href, needed) => {
    const others = allPermissions.filter((permission) => permission !== needed)
    const figure = () => <PageLink href={href}>1,420.00</PageLink>
    expect(await rendered(figure, '', [needed])).toEqual({ text: '1,420.00', addresses: [href] })
    expect(await rendered(figure, '', others)).toEqual({ text: '1,420.00', addresses: [] })
  })

  it('to a page without a permission of its own is always a link', async () => {
    const href = pageAddress('/orderInfo', { id: 1 })
    const { addresses } = await rendered(() => <PageLink href={href}>A1</PageLink>, '', [])
    expect(addresses).toEqual([href])
  })
})
