import { dayLength } from '../kernel/days.ts'
import { checkMinorUnit } from '../kernel/minor-units.ts'
import { type Amount, amount, exceeds, isAmount, isPositive, minus } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { orderState } from '../orders/order.codes.ts'
import { auditPassedStates } from '../orders/order-tabs.ts'
import { swiftIsRequired } from '../partners/supplier-account.rules.ts'
import { at, heals } from '../refusals.ts'
import { liveApplicationStates, paymentApplicationState } from './payment.codes.ts'

/** §4: only submitted or audit-passed orders may be added to a payment application. */
const payableStates: ReadonlySet<number> = new Set(
  (['submitted', ...auditPassedStates] as const).map((state) => orderState.codes[state]),
)
export const isPayable = (state: number): boolean => payableStates.has(state)

/** §4: nothing is paid for an order that has not passed the audit. */
const approvedStates: ReadonlySet<number> = new Set(auditPassedStates.map((state) => orderState.codes[state]))
export const isApproved = (state: number): boolean => approvedStates.has(state)

type PayableOrder = {
  readonly id: string
  readonly state: number
  readonly currency: string
  readonly orderAmount: string
  /** The sum of all live applications. */
  readonly appliedAmount: string
  /** Null where the order names none. */
  readonly supplierId: string | null
}

/** What the order's other applications ask for; a rejected or cancelled one is not among what is applied for. */
export const otherApplied = (
  line: { readonly appliedAmount: string; readonly amount: string },
  state: number,
): Amount =>
  liveApplicationStates.some((live) => paymentApplicationState.codes[live] === state)
    ? minus(amount(line.appliedAmount), amount(line.amount))
    : amount(line.appliedAmount)

export const remainingOf = (order: Pick<PayableOrder, 'orderAmount' | 'appliedAmount'>): Amount =>
  minus(amount(order.orderAmount), amount(order.appliedAmount))

/** Why an order cannot be added to an application; `currency` is that of the orders already in it. */
export function whyNotAdded(
  order: Omit<PayableOrder, 'id' | 'supplierId'>,
  currency?: string,
): 'notPayable' | 'nothingLeft' | 'otherCurrency' | undefined {
  if (!isPayable(order.state)) return 'notPayable'
  if (!isPositive(remainingOf(order))) return 'nothingLeft'
  return currency !== undefined && currency !== order.currency ? 'otherCurrency' : undefined
}

type Beneficiary = {
  readonly accountNumber: string
  readonly bankName: string
  readonly bankAddress: string
  readonly bankCountry: string
  readonly swiftCode: string
}

type ApplicationDraft = {
  readonly orders: readonly { readonly orderId: string; readonly amount: string }[]
  readonly supplierId: string | null
  /** One of the supplier's accounts, or a new one that is saved with the supplier. */
  readonly accountId: string | null
  readonly account?: Beneficiary | undefined
  readonly paymentMethod: string
  /** Why another supplier than the orders' is paid. */
  readonly otherSupplierReason: string
}

type ApplicationFacts = {
  /** Those of the chosen orders that are the company's. */
  readonly orders: readonly PayableOrder[]
  readonly supplier: { readonly isOverseas: boolean } | undefined
  /** The account that `accountId` names. */
  readonly account: Beneficiary | undefined
}

/** All rules of §5, at the fields; the form runs it on what it knows, the server on locked rows. */
export function checkPaymentApplication(draft: ApplicationDraft, facts: ApplicationFacts): Finding[] {
  return [
    ...checkOrders(draft.orders, facts.orders),
    ...checkBeneficiary(draft, facts),
    ...(paysOtherSupplier(draft, facts.orders) && draft.otherSupplierReason.trim() === ''
      ? [at('otherSupplierReason', 'paymentApplication.otherSupplier')]
      : []),
  ]
}

/** Whether the supplier who is paid is not that of one of the orders. */
export const paysOtherSupplier = (
  { orders, supplierId }: Pick<ApplicationDraft, 'orders' | 'supplierId'>,
  known: readonly Pick<PayableOrder, 'id' | 'supplierId'>[],
): boolean =>
  supplierId !== null &&
  known.some(
    (order) =>
      order.supplierId !== null &&
      order.supplierId !== supplierId &&
      orders.some(({ orderId }) => orderId === order.id),
  )

function checkOrders(chosen: ApplicationDraft['orders'], known: readonly PayableOrder[]): Finding[] {
  if (chosen.length === 0) return [at('orders', 'paymentApplication.orderMissing')]
  const byId = new Map(known.map((order) => [order.id, order]))
  const currency = chosen.map(({ orderId }) => byId.get(orderId)?.currency).find((each) => each !== undefined)
  return chosen.flatMap(({ orderId, amount: requested }, place) => {
    const order = byId.get(orderId)
    const path = `orders.${place}.orderId`
    if (!order) return [at(path, 'record.notFound')]
    if (chosen.findIndex((other) => other.orderId === orderId) < place)
      return [at(path, 'paymentApplication.orderTwice')]
    if (!isPayable(order.state)) return [heals(at(path, 'paymentApplication.orderNotPayable'), { orderId })]
    if (order.currency !== currency) return [at(path, 'paymentApplication.currencyDiffers')]
    return checkAmount(requested, order, `orders.${place}.amount`)
  })
}

function checkAmount(
  requested: string,
  order: Pick<PayableOrder, 'id' | 'orderAmount' | 'appliedAmount' | 'currency'>,
  path: string,
): Finding[] {
  if (requested === '') return [at(path, 'field.required')]
  if (!isAmount(requested)) return [at(path, 'field.amount')]
  if (!isPositive(requested)) return [at(path, 'field.positive')]
  const remaining = remainingOf(order)
  if (!exceeds(requested, remaining)) return checkMinorUnit(path, requested, order.currency)
  const { orderAmount: total, appliedAmount: applied } = order
  return [
    heals(at(path, 'paymentApplication.exceedsUnpaid', { remaining, total, applied }), { orderId: order.id }),
  ]
}

function checkBeneficiary(
  draft: ApplicationDraft,
  { supplier, account: known }: ApplicationFacts,
): Finding[] {
  const method = draft.paymentMethod === '' ? [at('paymentMethod', 'paymentApplication.methodMissing')] : []
  if (draft.supplierId === null) return [at('supplierId', 'supplier.notSelected'), ...method]
  if (!supplier) return [at('supplierId', 'record.notFound'), ...method]
  const account = draft.accountId === null ? draft.account : known
  if (!account) {
    const code = draft.accountId === null ? 'paymentApplication.accountMissing' : 'record.notFound'
    return [at('accountId', code), ...method]
  }
  // What a stored account lacks is completed with the supplier, so it is said at the choice of the account.
  const path = (field: keyof Beneficiary) => (draft.accountId === null ? `account.${field}` : 'accountId')
  const isSwiftRequired = swiftIsRequired({
    isOverseasSupplier: supplier.isOverseas,
    bankCountry: account.bankCountry,
  })
  const { accountId } = draft
  const healedAtAccount = (found: Finding): Finding =>
    accountId === null ? found : heals(found, { accountId })
  return [
    ...(account.bankName === ''
      ? [healedAtAccount(at(path('bankName'), 'paymentApplication.bankMissing'))]
      : []),
    ...(account.accountNumber === ''
      ? [healedAtAccount(at(path('accountNumber'), 'paymentApplication.accountMissing'))]
      : []),
    ...(account.bankAddress === ''
      ? [healedAtAccount(at(path('bankAddress'), 'paymentApplication.bankAddressMissing'))]
      : []),
    ...(isSwiftRequired && account.swiftCode === ''
      ? [healedAtAccount(at(path('swiftCode'), 'supplierAccount.swiftMissing'))]
      : []),
    ...method,
  ]
}

/** An account that was added or changed this recently is confirmed by a text message. */
const recentAccountDays = 7
export const isRecentAccount = (changedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(changedAt) < recentAccountDays * dayLength
