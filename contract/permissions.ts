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
  order: {
    import: ['list', 'save', 'submit', 'release', 'cancel', 'sign', 'remove', 'export'],
    export: ['list', 'save', 'submit', 'release', 'cancel', 'sign', 'remove', 'export'],
    transit: ['list', 'save', 'submit', 'release', 'cancel', 'sign', 'remove', 'export'],
    domestic: ['list', 'save', 'submit', 'release', 'cancel', 'sign', 'remove', 'export'],
    contract: ['list', 'sign', 'export'],
  },
  finance: {
    application: ['list', 'apply', 'cancel', 'release', 'export'],
    record: ['list', 'export'],
    fee: ['list', 'dispute', 'export'],
    debt: ['list', 'export'],
    statement: ['list', 'export'],
    transfer: ['list', 'announce', 'export'],
    approval: ['view', 'edit'],
  },
  business: {
    supplier: ['list', 'edit', 'remove', 'void', 'import', 'export'],
    account: ['list', 'edit', 'remove', 'export'],
    address: ['list', 'edit', 'remove', 'export'],
    customer: ['list', 'edit', 'remove', 'import', 'export'],
  },
  product: {
    goods: ['list', 'edit', 'remove', 'import', 'export'],
    request: ['list', 'edit', 'remove', 'decide', 'export'],
    supplierGoods: ['list', 'edit', 'remove', 'import', 'export'],
    hsCode: ['list'],
  },
  logistics: {
    inbound: ['list', 'save', 'submit', 'cancel', 'remove', 'decide', 'export'],
    outbound: ['list', 'save', 'submit', 'cancel', 'remove', 'export'],
    stock: ['list', 'export'],
    enquiry: ['list', 'save', 'submit', 'cancel', 'remove', 'export'],
    quotation: ['list', 'offer', 'confirm', 'export'],
    freightOrder: ['list', 'save', 'submit', 'cancel', 'remove', 'export'],
  },
  customs: {
    declaration: ['list', 'export'],
    taxBill: ['list', 'export'],
  },
  services: {
    label: ['list', 'save', 'submit', 'confirm', 'remove', 'export'],
    order: ['list', 'save', 'submit', 'cancel', 'sign', 'remove', 'export'],
  },
  approval: {
    order: ['list', 'save', 'submit', 'cancel', 'remove', 'export'],
  },
  tax: {
    salesInvoice: ['list', 'request', 'sign', 'export'],
    inputInvoice: ['list', 'edit', 'remove', 'import', 'export'],
    title: ['list', 'edit', 'remove'],
  },
  hub: {
    company: ['view', 'edit'],
    bankAccount: ['list', 'edit', 'remove', 'export'],
    contact: ['list', 'edit', 'remove', 'export'],
    address: ['list', 'edit', 'remove', 'export'],
    member: ['list', 'edit'],
    link: ['list', 'edit'],
    robot: ['list', 'edit', 'remove'],
    system: ['manage'],
    event: ['receive'],
  },
  data: {
    rate: ['list', 'export'],
    dictionary: ['list'],
  },
  report: {
    board: ['view', 'export'],
    member: ['print'],
    notice: ['print'],
    rate: ['print'],
    clearance: ['view'],
    reconciliation: ['view'],
    declaration: ['view'],
    taxBill: ['view'],
    landedCost: ['view', 'edit'],
    supplierScore: ['view', 'export'],
    stock: ['view'],
    analysis: ['view'],
    schedule: ['edit'],
  },
} as const

type Tree = typeof permissionTree
export type Area = keyof Tree
export type PagesOf<A extends Area> = keyof Tree[A] & string
export type Page = { [A in Area]: PagesOf<A> }[Area]
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
