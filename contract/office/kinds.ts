import { actorsOf } from '../kernel/machine.ts'
import { goodsKinds } from './goods-kinds.ts'
import { moneyKinds } from './money-kinds.ts'
import { orderKinds } from './order-kinds.ts'
import type { StaffPermission } from './permissions.ts'
import type { RecordKind } from './record-kind.ts'

/** The records that the provider works on, by their name in events, tasks and phrases. */
export const recordKinds = { ...orderKinds, ...moneyKinds, ...goodsKinds } as const

export type TaskKind = keyof typeof recordKinds
export const taskKinds = Object.keys(recordKinds) as [TaskKind, ...TaskKind[]]
export type StepName<K extends TaskKind = TaskKind> = {
  [Each in K]: keyof (typeof recordKinds)[Each]['steps'] & string
}[K]
export type PathOf<K extends TaskKind> = (typeof recordKinds)[K]['path']

export const kindOf = (kind: TaskKind): RecordKind => recordKinds[kind]

type JobOf<K extends TaskKind> = { [Each in K]: keyof (typeof recordKinds)[Each]['waitsFor'] & string }[K]
export type TaskJob = JobOf<TaskKind>
export const taskJobs = taskKinds.flatMap((kind) => Object.keys(recordKinds[kind].waitsFor)) as [
  TaskJob,
  ...TaskJob[],
]

/** How the work queue groups what waits. */
export const taskAreas = {
  orders: ['order', 'orderChange'],
  customs: ['declaration', 'taxBill'],
  warehouse: ['inbound', 'outbound', 'goodsPickup', 'stockDifference'],
  freight: ['forwarderEnquiry', 'forwarderQuotation', 'forwarderOrder'],
  services: ['labelOrder', 'approvalOrder', 'serviceOrder'],
  finance: [
    'paymentApplication',
    'fee',
    'feeDispute',
    'cashVoucher',
    'announcedTransfer',
    'salesInvoice',
    'inputInvoice',
  ],
  customers: ['company', 'companyChange', 'supplier', 'classificationRequest', 'consultation'],
} as const satisfies Record<string, readonly TaskKind[]>
export type TaskArea = keyof typeof taskAreas

export type Job = { readonly job: TaskJob; readonly steps: readonly string[] }
type May = (permission: StaffPermission) => boolean

/** The jobs of a kind with those of their steps that somebody may take; of a colleague who may do anything, all. */
export const jobsOf = (kind: TaskKind, may: May = () => true): Job[] => {
  const { waitsFor, steps } = kindOf(kind)
  return Object.entries(waitsFor).flatMap(([job, names]) => {
    const own = names.filter((name) => {
      const { [name]: permission } = steps
      return permission !== undefined && may(permission)
    })
    return own.length > 0 ? [{ job: job as TaskJob, steps: own }] : []
  })
}

/**
 * Whether one of the steps is awaited of the provider in this state. A step into the state where the record stands
 * already, such as a second answer, is possible and not awaited.
 */
export const isAwaited = (
  kind: TaskKind,
  steps: readonly string[],
  { state, facts }: { state: string; facts?: unknown },
): boolean => {
  // The facts are those of the kind's own machine.
  const own = facts as never
  return kindOf(kind).machine.transitions.some(
    (row) =>
      steps.includes(row.name) &&
      actorsOf(row).includes('provider') &&
      row.from.includes(state) &&
      row.to !== state &&
      (facts === undefined || ((row.applies?.(own) ?? true) && row.when?.(own) === undefined)),
  )
}

/** The states in which a record may wait for somebody. */
export function waitingStates(kind: TaskKind, may?: May): string[] {
  const steps = jobsOf(kind, may).flatMap((each) => each.steps)
  return kindOf(kind).machine.states.keys.filter((state) => isAwaited(kind, steps, { state }))
}
