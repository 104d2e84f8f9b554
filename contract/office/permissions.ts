/**
 * What the provider's staff may do: page → actions; a permission reads `page-action`. A role is a set of them, and
 * somebody with several roles may do what any of them may.
 */
const staffPermissionTree = {
  task: ['list', 'take'],
  company: ['list', 'review'],
  supplier: ['list', 'decide'],
  classification: ['list', 'answer'],
  order: ['list', 'audit', 'price', 'handle', 'return'],
  consultation: ['list', 'answer'],
  application: ['list', 'arrange', 'pay'],
  fee: ['list', 'charge', 'decide'],
  cash: ['list', 'enter', 'release', 'writeOff'],
  debt: ['list'],
  terms: ['list', 'edit'],
  rate: ['list', 'edit'],
  tariff: ['import'],
  dictionary: ['list', 'edit'],
  warehouse: ['list', 'edit'],
  inbound: ['list', 'audit', 'handle'],
  outbound: ['list', 'handle'],
  stock: ['list', 'handle', 'count'],
  storage: ['list', 'charge', 'edit'],
  enquiry: ['list', 'quote'],
  freightOrder: ['list', 'handle'],
  label: ['list', 'handle'],
  service: ['list', 'handle'],
  declaration: ['list', 'edit', 'mark'],
  taxBill: ['list', 'issue', 'pay'],
  approval: ['list', 'handle'],
  salesInvoice: ['list', 'issue'],
  inputInvoice: ['list', 'match'],
  bulletin: ['list', 'edit'],
  message: ['send'],
  setting: ['list', 'edit'],
  gateway: ['list', 'edit'],
  system: ['list', 'repair'],
  staff: ['list', 'edit'],
  audit: ['list'],
} as const

type Tree = typeof staffPermissionTree
type StaffPage = keyof Tree
export type StaffPermission = { [P in StaffPage]: `${P}-${Tree[P][number]}` }[StaffPage]

export const allStaffPermissions: readonly StaffPermission[] = Object.entries(staffPermissionTree).flatMap(
  ([page, actions]) => actions.map((action) => `${page}-${action}` as StaffPermission),
)
