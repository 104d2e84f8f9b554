import { companyMachine } from '../account/company.states.ts'
import { companyChangeMachine } from '../account/company-change.states.ts'
import { type AnyMachine, actorsOf } from '../kernel/machine.ts'
import { consultationMachine } from '../notices/consultation.states.ts'
import { orderMachine } from '../orders/order.states.ts'
import { supplierMachine } from '../partners/supplier.states.ts'
import { classificationRequestMachine } from '../products/classification-request.states.ts'
import type { StaffPermission } from './permissions.ts'

type RecordKind = {
  /** Where its routes stand under /office/api. */
  readonly path: string
  readonly machine: AnyMachine
  /** Who sees the list, a record and its files. */
  readonly list: StaffPermission
  /** Who may take each of the provider's steps; routes, buttons and the work queue read the same table. */
  readonly steps: Readonly<Record<string, StaffPermission>>
  /** The steps that the work queue asks for; all of them where nothing is said. */
  readonly waitsFor?: readonly string[]
  /** The state in which a new record is visible to the customer only. */
  readonly draft?: string
}

/** The records that the provider works on, by their name in events, tasks and phrases. */
export const recordKinds = {
  order: {
    path: 'business/online/order',
    machine: orderMachine,
    list: 'order-list',
    steps: {
      auditPass: 'order-audit',
      auditFail: 'order-audit',
      return: 'order-return',
      cancel: 'order-return',
      receive: 'order-handle',
      bind: 'order-handle',
      declare: 'order-handle',
      clear: 'order-handle',
      arrive: 'order-handle',
      depart: 'order-handle',
      dispatch: 'order-handle',
      sign: 'order-handle',
      complete: 'order-handle',
      priceAudit: 'order-price',
      declarationState: 'order-handle',
    },
    waitsFor: ['auditPass', 'auditFail', 'priceAudit'],
    draft: 'draft',
  },
  company: {
    path: 'base/online/company',
    machine: companyMachine,
    list: 'company-list',
    steps: { takeUp: 'company-review', pass: 'company-review', reject: 'company-review' },
  },
  companyChange: {
    path: 'base/online/companyChange',
    machine: companyChangeMachine,
    list: 'company-list',
    steps: { approve: 'company-review', reject: 'company-review' },
  },
  supplier: {
    path: 'base/online/supplier',
    machine: supplierMachine,
    list: 'supplier-list',
    steps: {
      approveVoid: 'supplier-decide',
      refuseVoid: 'supplier-decide',
      approveEnable: 'supplier-decide',
      refuseEnable: 'supplier-decide',
    },
  },
  productRequest: {
    path: 'base/online/productRequest',
    machine: classificationRequestMachine,
    list: 'classification-list',
    steps: { classify: 'classification-answer', return: 'classification-answer' },
    draft: 'draft',
  },
  consultation: {
    path: 'system/online/consultation',
    machine: consultationMachine,
    list: 'consultation-list',
    steps: { answer: 'consultation-answer', close: 'consultation-answer' },
    waitsFor: ['answer'],
  },
} as const satisfies Record<string, RecordKind>

export type TaskKind = keyof typeof recordKinds
export const taskKinds = Object.keys(recordKinds) as [TaskKind, ...TaskKind[]]
export type StepName<K extends TaskKind = TaskKind> = {
  [Each in K]: keyof (typeof recordKinds)[Each]['steps'] & string
}[K]
export type PathOf<K extends TaskKind> = (typeof recordKinds)[K]['path']

export const kindOf = (kind: TaskKind): RecordKind => recordKinds[kind]

/** The states in which a record waits for the provider: those that an awaited step leads out of. */
export function waitingStates(kind: TaskKind): string[] {
  const { machine, waitsFor } = kindOf(kind)
  const awaited = machine.transitions.filter(
    (row) => actorsOf(row).includes('provider') && (waitsFor?.includes(row.name) ?? true),
  )
  return machine.states.keys.filter((state) =>
    awaited.some(({ from, to }) => from.includes(state) && to !== undefined && to !== state),
  )
}

/** Who sees the tasks of a kind and may take them up: who may take an awaited step. */
export function permissionsFor(kind: TaskKind): StaffPermission[] {
  const { steps, waitsFor } = kindOf(kind)
  return Object.entries(steps).flatMap(([name, permission]) =>
    (waitsFor?.includes(name) ?? true) ? [permission] : [],
  )
}
