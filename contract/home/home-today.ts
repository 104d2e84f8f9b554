import * as z from 'zod/mini'
import { daysBetween, shanghaiDate } from '../kernel/days.ts'
import { date } from '../kernel/schema.ts'
import { currency as currencies } from '../rates/rate.codes.ts'
import { homeTodos, type TodoName, todoNames } from './home-todos.ts'

const todayShown = 7

/** One of the records that a to-do counts: the most urgent one. */
export const TodayRecord = z.object({
  name: z.enum(todoNames),
  modelType: z.nullable(z.number()),
  /** How many records the to-do counts. */
  count: z.number(),
  id: z.string(),
  number: z.string(),
  /** Whom or what it is about. */
  about: z.string(),
  currency: z.string(),
  amount: z.nullable(z.string()),
  day: z.nullable(date),
  /** Until the day on which it is due, below zero when late; null for one that only waits since its day. */
  daysLeft: z.nullable(z.number()),
  daysWaiting: z.number(),
})
export type TodayRecord = z.infer<typeof TodayRecord>

type TodayPage =
  | '/orderInfo'
  | '/ElectronicContract'
  | '/debtDetail'
  | '/customsPaymentRecord'
  | '/storageInfo'
  | '/myRequestion'
  | '/labelOrder'
  | '/forwarderOrderInfo'
  | '/forwarderEnquiryInfo'
  | '/serviceInfo'
  | '/approvalOrder'
  | '/paymentInfo'
  | '/sellATicket'
  | '/capitalAppointment'
  | '/theInputTicket'
  | '/consultativeManagement'
  | '/recordTasks'

/** Which columns of a list's row say what, and the page that shows the record. */
type Named = {
  readonly number: string
  readonly about: readonly string[]
  readonly amount?: string
  /** Absent: RMB. */
  readonly currency?: string
  readonly page: TodayPage
  /** Which parameter of the page names the record; absent: the page is the list itself. */
  readonly parameter?: 'id' | 'record'
}
const orders: Named = {
  number: 'orderNo',
  about: ['supplierName', 'customerName'],
  amount: 'orderAmount',
  currency: 'currency',
  page: '/orderInfo',
  parameter: 'id',
}
const exports: Named = { ...orders, about: ['customerName'], amount: 'unpaidAmount' }
const contracts: Named = {
  ...orders,
  about: ['partnerName'],
  page: '/ElectronicContract',
  parameter: 'record',
}
const debts: Named = {
  number: 'documentNo',
  about: ['orderNo', 'basis'],
  amount: 'outstanding',
  currency: 'currency',
  page: '/debtDetail',
}
const document = (page: TodayPage, about: readonly string[]): Named => ({
  number: 'number',
  about,
  page,
  parameter: 'id',
})
const inRmb = (page: TodayPage, about: readonly string[]): Named => ({
  number: 'number',
  about,
  amount: 'amount',
  page,
  parameter: 'record',
})
const taxBills = inRmb('/customsPaymentRecord', ['orderNo'])
const inbound = document('/storageInfo', ['supplierName', 'warehouseName'])
const requests: Named = { ...document('/myRequestion', ['model', 'name']), parameter: 'record' }
const labels = document('/labelOrder', ['productNames'])
const freight = document('/forwarderOrderInfo', ['carrier', 'orderNo'])
const services = document('/serviceInfo', ['goodsName'])
const approvals = document('/approvalOrder', ['productName'])
const applications: Named = {
  ...document('/paymentInfo', ['supplierName']),
  amount: 'amount',
  currency: 'currency',
}
const tasks: Named = { number: 'number', about: ['title'], page: '/recordTasks' }
const quoted = { amount: 'amount', currency: 'currency' } as const

/**
 * How each to-do names its records. `due`: the column with the day by which it has to be done; `since`: the column that
 * says since when it waits. `first` is the sorting under which the most urgent one stands first; without it the oldest.
 * What a colleague has to do, and messages, are only counted; lots too, since their first by expiry costs a sorting of all.
 */
export type Today = {
  readonly row: Named
  readonly due?: string
  readonly since?: string
  readonly first?: string
}
const changed = { since: 'updatedAt' } as const
export const todayTodos = {
  auditFailed: { row: orders, ...changed },
  priceAuditFailed: { row: orders, ...changed },
  returned: { row: orders, ...changed },
  exportsLate: { row: exports, due: 'receiptDueOn', first: 'receiptDueOn' },
  debtsOverdue: { row: debts, due: 'dueOn', first: 'dueOn' },
  taxBillsOverdue: { row: taxBills, due: 'dueOn', first: 'dueOn' },
  inboundRefused: { row: inbound, ...changed },
  classificationReturned: { row: requests, ...changed },
  labelsReturned: { row: labels, ...changed },
  freightLate: { row: freight },
  servicesRefused: { row: services, ...changed },
  approvalDocumentsLate: { row: approvals, due: 'documentDueOn', first: 'documentDueOn' },
  approvalsLate: { row: approvals, due: 'expectedOn', first: 'expectedOn' },
  inputInvoicesRefused: { row: inRmb('/sellATicket', ['sellerName']), ...changed },
  transfersLate: {
    row: { ...inRmb('/capitalAppointment', ['payerName']), currency: 'currency' },
    due: 'transferOn',
    first: 'transferOn',
  },
  tasksOverdue: { row: tasks, due: 'dueOn', first: 'dueOn' },
  tasksDue: { row: tasks, due: 'dueOn', first: 'dueOn' },
  toSubmit: { row: orders, ...changed },
  toRelease: { row: orders, ...changed },
  exportsDue: { row: exports, due: 'receiptDueOn', first: 'receiptDueOn' },
  debtsDue: { row: debts, due: 'dueOn', first: 'dueOn' },
  taxBillsOpen: { row: taxBills, due: 'dueOn', first: 'dueOn' },
  salesInvoicesToSign: { row: inRmb('/theInputTicket', ['title']), since: 'issuedOn' },
  contracts: { row: contracts, since: 'orderDate' },
  paymentsToRelease: { row: applications, ...changed },
  paymentsToFund: { row: applications, ...changed },
  inboundDifferences: { row: inbound, ...changed },
  labelsToConfirm: { row: labels, ...changed },
  quotesToConfirm: { row: document('/forwarderEnquiryInfo', ['orderNo']), due: 'validUntil' },
  freightToConfirm: { row: freight, ...changed },
  freightMaterial: { row: freight, ...changed },
  servicesToSign: { row: services, ...changed },
  labelQuotes: { row: { ...labels, ...quoted }, ...changed },
  approvalQuotes: { row: { ...approvals, ...quoted }, ...changed },
  approvalDocuments: { row: approvals, due: 'documentDueOn', first: 'documentDueOn' },
  classification: { row: requests, ...changed },
  consultationsAnswered: {
    row: { ...document('/consultativeManagement', ['title']), parameter: 'record' },
    since: 'lastMessageAt',
  },
} as const satisfies Partial<Record<TodoName, Today>>
export type TodayName = keyof typeof todayTodos

/** The columns that a to-do reads of its list's rows. */
export function columnsOfToday(name: TodayName): string[] {
  const { row, due, since }: Today = todayTodos[name]
  return [row.number, ...row.about, row.amount, row.currency, due, since].filter((key) => key !== undefined)
}

/** The row of a list, as home says it. */
export function toTodayRecord(
  todo: { readonly name: TodayName; readonly modelType: number | null; readonly count: number },
  row: Readonly<Record<string, unknown>>,
  today: string,
): TodayRecord {
  const { row: named, due, since }: Today = todayTodos[todo.name]
  const text = (key: string | undefined): string => {
    const value = key === undefined ? null : row[key]
    return typeof value === 'string' ? value : ''
  }
  const at = text(due ?? since)
  const day = at.length > 10 ? shanghaiDate(new Date(at)) : at || null
  return {
    ...todo,
    id: text('id'),
    number: text(named.number),
    about: named.about.map(text).find((each) => each !== '') ?? '',
    currency: named.currency === undefined ? currencies.codes.RMB : text(named.currency),
    amount: text(named.amount) || null,
    day,
    daysLeft: day !== null && due !== undefined ? daysBetween(today, day) : null,
    daysWaiting: day !== null && due === undefined ? Math.max(0, daysBetween(day, today)) : 0,
  }
}

const isRefused = ({ name }: { readonly name: TodoName }): boolean => homeTodos[name].tone === 'refused'

/** The to-dos out of which the records of today are chosen: what only waits is not looked at beside seven that are late. */
export function candidatesOfToday<T extends { readonly name: TodoName }>(
  todos: readonly T[],
): (T & { readonly name: TodayName })[] {
  const ofToday = todos.filter((todo): todo is T & { readonly name: TodayName } => todo.name in todayTodos)
  const refused = ofToday.filter(isRefused)
  return refused.length >= todayShown ? refused : ofToday
}

/** In days: what was refused is late since then, what waits without a day is due today. */
const urgencyOf = (record: TodayRecord): number =>
  record.daysLeft ?? (isRefused(record) ? -record.daysWaiting : 0)

/** Late and refused before what waits, then by the day, then what waits longest. */
export const mostUrgent = (records: readonly TodayRecord[]): TodayRecord[] =>
  records
    .toSorted(
      (a, b) =>
        Number(isRefused(b)) - Number(isRefused(a)) ||
        urgencyOf(a) - urgencyOf(b) ||
        b.daysWaiting - a.daysWaiting ||
        todoNames.indexOf(a.name) - todoNames.indexOf(b.name),
    )
    .slice(0, todayShown)
