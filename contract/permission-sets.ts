import { type Area, allPermissions, type Page, type Permission } from './permissions.ts'

const reading = new Set(['list', 'view', 'export', 'print'])
const readingOf = (areas: readonly Area[]): Permission[] =>
  allPermissions.filter((permission) => {
    const [area = '', , action = ''] = permission.split('-')
    return (areas as readonly string[]).includes(area) && reading.has(action)
  })
const allOf = (areas: readonly Area[]): Permission[] =>
  allPermissions.filter((permission) => (areas as readonly string[]).includes(permission.split('-')[0] ?? ''))

const allOfPage = (area: Area, page: Page): Permission[] =>
  allPermissions.filter((permission) => permission.startsWith(`${area}-${page}-`))

/** The parts of the menu about partners, goods and their way. */
const trading = ['business', 'product', 'logistics', 'customs', 'services', 'approval'] as const

/** Ready sets an administrator gives to colleagues; single permissions can be added to each. */
export const permissionSets = {
  administrator: allPermissions,
  orderPlacer: [
    ...allOf(['home', 'order', 'business', 'product', 'logistics', 'customs', 'services', 'approval']),
    ...allOfPage('report', 'board'),
    ...allOfPage('report', 'supplierScore'),
    'finance-application-list',
    'finance-application-apply',
    'finance-application-cancel',
    ...allOfPage('tax', 'inputInvoice'),
    ...allOfPage('hub', 'contact'),
    ...allOfPage('hub', 'address'),
    ...allOfPage('hub', 'link'),
    ...readingOf(['tax', 'data']),
    'report-clearance-view',
    'report-declaration-view',
  ],
  finance: [
    ...allOfPage('report', 'landedCost'),
    ...allOf(['home', 'finance', 'tax']).filter((permission) => permission !== 'finance-approval-edit'),
    ...allOfPage('hub', 'bankAccount'),
    'hub-contact-list',
    ...readingOf(['order', ...trading, 'data', 'report']),
  ],
  warehouse: [
    ...allOf(['home', 'logistics']),
    ...allOfPage('services', 'order'),
    ...allOfPage('hub', 'contact'),
    ...allOfPage('hub', 'address'),
    ...allOfPage('hub', 'link'),
    ...readingOf(['order', 'product', 'customs', 'data']),
    'report-stock-view',
  ],
  readOnly: readingOf(['home', 'order', 'finance', ...trading, 'tax', 'hub', 'data', 'report']),
} as const satisfies Record<string, readonly Permission[]>
export type PermissionSet = keyof typeof permissionSets
