import { allStaffPermissions, type StaffPermission } from './permissions.ts'

const everyone = ['task-list', 'task-take', 'company-list', 'order-list'] as const

/** Role × permission. The tests of every route's access are generated from this table. */
const rolePermissions = {
  reviewer: [
    ...everyone,
    'company-review',
    'supplier-list',
    'supplier-decide',
    'classification-list',
    'classification-answer',
    'consultation-list',
    'consultation-answer',
    'dictionary-list',
    'order-audit',
    'order-return',
  ],
  operations: [
    ...everyone,
    'supplier-list',
    'classification-list',
    'classification-answer',
    'consultation-list',
    'consultation-answer',
    'order-audit',
    'order-handle',
    'order-return',
    'tariff-import',
    'dictionary-list',
    'dictionary-edit',
    'warehouse-list',
    'warehouse-edit',
    'inbound-list',
    'inbound-audit',
    'inbound-handle',
    'outbound-list',
    'outbound-handle',
    'stock-list',
    'stock-handle',
    'stock-count',
    'storage-list',
    'enquiry-list',
    'enquiry-quote',
    'freightOrder-list',
    'freightOrder-handle',
    'label-list',
    'label-handle',
    'service-list',
    'service-handle',
    'declaration-list',
    'declaration-edit',
    'declaration-mark',
    'taxBill-list',
    'taxBill-issue',
    'approval-list',
    'approval-handle',
    'inputInvoice-list',
    'inputInvoice-match',
    'bulletin-list',
    'bulletin-edit',
    'message-send',
    'rate-list',
  ],
  finance: [
    ...everyone,
    'supplier-list',
    'order-price',
    'application-list',
    'application-arrange',
    'application-pay',
    'fee-list',
    'fee-charge',
    'fee-decide',
    'cash-list',
    'cash-enter',
    'cash-release',
    'cash-writeOff',
    'debt-list',
    'storage-list',
    'storage-charge',
    'storage-edit',
    'declaration-list',
    'taxBill-list',
    'taxBill-issue',
    'taxBill-pay',
    'salesInvoice-list',
    'salesInvoice-issue',
    'inputInvoice-list',
    'inputInvoice-match',
    'terms-list',
    'terms-edit',
    'rate-list',
    'rate-edit',
    'dictionary-list',
  ],
  administrator: allStaffPermissions,
} as const satisfies Record<string, readonly StaffPermission[]>

export type StaffRole = keyof typeof rolePermissions
export const staffRoles = Object.keys(rolePermissions) as [StaffRole, ...StaffRole[]]

export const permissionsOf = (roles: readonly StaffRole[]): StaffPermission[] => [
  ...new Set(roles.flatMap((role): readonly StaffPermission[] => rolePermissions[role])),
]

/** Whose work something is. An administrator may do everything, and is named only where no other role may. */
export function rolesWith(permission: StaffPermission): StaffRole[] {
  const able = staffRoles.filter((role) =>
    (rolePermissions[role] as readonly StaffPermission[]).includes(permission),
  )
  return able.length > 1 ? able.filter((role) => role !== 'administrator') : able
}
