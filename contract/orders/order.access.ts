import type { AccessByKind } from '../kernel/api.ts'
import type { Permission } from '../permissions.ts'
import { orderKind } from './order.codes.ts'

export type OrderAction = 'list' | 'save' | 'submit' | 'release' | 'cancel' | 'sign' | 'remove' | 'export'

/** Each kind of order has its own permissions: `order-import-list`. */
export const orderPermission = (kind: number, action: OrderAction): Permission =>
  `order-${orderKind.keyOf(kind) ?? 'import'}-${action}`

/** For api tables: `order-<kind>-<action>`, by the kind that the call or its record names. */
export const byOrderKind = <const K extends AccessByKind['kindIn']>(action: OrderAction, kindIn: K) => ({
  kindIn,
  field: 'modelType' as const,
  permissions: Object.fromEntries(
    orderKind.values.map((kind) => [kind, orderPermission(kind, action)]),
  ) as Readonly<Record<string, Permission>>,
})

/** Which permission each of the customer's steps asks for. */
const actionOfStep = {
  save: 'save',
  remove: 'remove',
  submit: 'submit',
  release: 'release',
  refuse: 'release',
  withdraw: 'submit',
  cancel: 'cancel',
  bind: 'submit',
  sign: 'sign',
  split: 'save',
} as const satisfies Record<string, OrderAction>
export type OrderStep = keyof typeof actionOfStep

export const orderStepAccess = (kind: number): Record<OrderStep, Permission> =>
  Object.fromEntries(
    Object.entries(actionOfStep).map(([step, action]) => [step, orderPermission(kind, action)]),
  ) as Record<OrderStep, Permission>
