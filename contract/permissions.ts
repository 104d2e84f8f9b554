/**
 * Every permission there is: area → page → actions; a permission reads `area-page-action`. Areas are those of
 * the side menu. The texts stand in phrases/<locale>/permissions.ts, one for each area, page and action.
 */
export const permissionTree = {
  home: {
    notice: ['list', 'read'],
    bulletin: ['list'],
    consultation: ['list', 'ask'],
  },
  business: {
    supplier: ['list', 'edit', 'remove', 'void', 'import', 'export'],
    account: ['list', 'edit', 'remove', 'export'],
    address: ['list', 'edit', 'remove', 'export'],
  },
  hub: {
    company: ['view', 'edit'],
    member: ['list', 'edit'],
  },
  data: {
    rate: ['list'],
    dictionary: ['list'],
  },
  report: {
    member: ['print'],
    notice: ['print'],
    rate: ['print'],
  },
} as const

type Tree = typeof permissionTree
export type Area = keyof Tree
export type Page = { [A in Area]: keyof Tree[A] & string }[Area]
type ActionsOf<T> = T[keyof T] extends readonly (infer N extends string)[] ? N : never
export type Action = { [A in Area]: ActionsOf<Tree[A]> }[Area]
export type Permission = {
  [A in Area]: {
    [P in keyof Tree[A] & string]: Tree[A][P] extends readonly (infer N extends string)[]
      ? `${A}-${P}-${N}`
      : never
  }[keyof Tree[A] & string]
}[Area]

export const allPermissions: readonly Permission[] = Object.entries(permissionTree).flatMap(([area, pages]) =>
  Object.entries(pages).flatMap(([page, actions]) =>
    (actions as readonly string[]).map((action) => `${area}-${page}-${action}` as Permission),
  ),
)

const known = new Set<string>(allPermissions)
export const isPermission = (text: string): text is Permission => known.has(text)

const reading = new Set(['list', 'view', 'export', 'print'])
const readingOf = (areas: readonly Area[]): Permission[] =>
  allPermissions.filter((permission) => {
    const [area = '', , action = ''] = permission.split('-')
    return (areas as readonly string[]).includes(area) && reading.has(action)
  })
const allOf = (areas: readonly Area[]): Permission[] =>
  allPermissions.filter((permission) => (areas as readonly string[]).includes(permission.split('-')[0] ?? ''))

/** Ready sets an administrator gives to colleagues; single permissions can be added to each. */
export const permissionSets = {
  administrator: allPermissions,
  orderPlacer: [...allOf(['home', 'business']), ...readingOf(['data'])],
  finance: [...allOf(['home']), ...readingOf(['business', 'data', 'report'])],
  warehouse: [...allOf(['home']), ...readingOf(['data'])],
  readOnly: readingOf(['home', 'business', 'hub', 'data', 'report']),
} as const satisfies Record<string, readonly Permission[]>
export type PermissionSet = keyof typeof permissionSets
