import { lastMonths } from '@quayside/contract/kernel/days.ts'
import { type Amount, isZero, sum } from '@quayside/contract/kernel/money.ts'
import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { exportsDue } from '@quayside/contract/orders/exports-due.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { deadlinesOf } from '@quayside/contract/orders/order-deadlines.ts'
import {
  type NearDeadline,
  type OrderKindFigures,
  type OrderOverview,
} from '@quayside/contract/orders/order-overview.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { InferResult } from 'kysely'
import type { Call } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { kindsOf } from './get-contract.ts'
import { dueOf } from './order-rows.ts'
import { countKinds, countToRelease, findReceiptsDue, sumDue, sumMonths } from './overview-queries.ts'

/** As many as the home screen shows of all deadlines. */
const deadlinesShown = 8

/** The figures of the home screen, in one round trip and at a cost independent of the number of orders. */
export async function getOverview(call: Call): Promise<OrderOverview> {
  const { companyId, memberId } = call.principal
  const kinds = kindsOf(call.principal)
  const today = call.platform.clock.today()
  const months = lastMonths(today, 12)
  const [since, until] = [`${months[0]}-01`, `${months.at(-1)}-01`]
  const [counts, sums, nearest, due, releases] = await call.read(
    countKinds({ companyId, kinds }),
    sumMonths({ companyId, kinds, since, until }),
    findReceiptsDue({ companyId, limit: kinds.includes(orderKind.codes.export) ? deadlinesShown : 0 }),
    sumDue({ companyId, kinds, ...exportsDue(today) }),
    countToRelease({ companyId, kinds, memberId }),
  )
  const of = (kind: number) => sums.filter((row) => row.model_type === kind)
  return {
    kinds: kinds.map((kind) => {
      const ofKind = (row: { model_type: number }): boolean => row.model_type === kind
      const waiting = releases.find(ofKind)
      return {
        ...figuresOf(kind, counts.find(ofKind), total(of(kind), 'price_failed')),
        toRelease: Number(waiting?.colleagues ?? 0),
        ownToRelease: Number(waiting?.own ?? 0),
      }
    }),
    contractsToSign: isAllowed(call.principal, 'order-contract-list')
      ? total(counts, 'signable') - total(sums, 'signed')
      : null,
    unpaid: kinds.flatMap((kind) => unpaidOf(kind, of(kind))),
    overdue: due.flatMap(({ model_type: modelType, currency, unpaid }) =>
      isZero(unpaid as Amount) ? [] : [{ modelType, currency, amount: unpaid }],
    ),
    due: { late: total(due, 'late'), near: total(due, 'orders') - total(due, 'late') },
    months,
    trend: sums
      .filter((row) => row.month !== '' && Number(row.orders) > 0)
      .map((row) => ({
        month: row.month,
        modelType: row.model_type,
        currency: row.currency,
        orders: Number(row.orders),
        amount: row.amount,
      })),
    deadlines: nearest.flatMap((row) => toDeadline(row, today, call.locale)),
  }
}

const total = <N extends string>(rows: readonly Record<N, string>[], name: N): number =>
  rows.reduce((all, row) => all + Number(row[name]), 0)

type Counts = InferResult<ReturnType<typeof countKinds>>[number]
type Sums = InferResult<ReturnType<typeof sumMonths>>[number]
type Due = InferResult<ReturnType<typeof findReceiptsDue>>[number]

const figuresOf = (
  modelType: number,
  row: Counts | undefined,
  priceAuditFailed: number,
): Omit<OrderKindFigures, 'toRelease' | 'ownToRelease'> => ({
  modelType,
  priceAuditFailed,
  all: Number(row?.all ?? 0),
  toSubmit: Number(row?.toSubmit ?? 0),
  returned: Number(row?.returned ?? 0),
  auditFailed: Number(row?.auditFailed ?? 0),
  submitted: Number(row?.submitted ?? 0),
  receiving: Number(row?.receiving ?? 0),
  clearing: Number(row?.clearing ?? 0),
  inTransit: Number(row?.inTransit ?? 0),
  arrived: Number(row?.arrived ?? 0),
  underway: Number(row?.underway ?? 0),
  pendingPayment: Number(row?.pendingPayment ?? 0),
  completed: Number(row?.completed ?? 0),
})

function unpaidOf(modelType: number, rows: readonly Sums[]) {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted()
  return currencies
    .map((currency) => ({
      modelType,
      currency,
      amount: sum(rows.filter((row) => row.currency === currency).map((row) => row.unpaid as Amount)),
    }))
    .filter(({ amount }) => !isZero(amount))
}

function toDeadline(row: Due, today: string, locale: Locale): NearDeadline[] {
  const [name, englishName] = [row.chinese_name ?? '', row.english_name ?? '']
  const dated = { state: row.state, paymentState: row.payment_state, ...dueOf(row) }
  return deadlinesOf(dated, today).map(({ dueOn, isOpen, daysLeft, urgency }) => ({
    id: row.id,
    orderNo: row.order_no,
    partnerName: partnerName(locale, { name: name || englishName, englishName }),
    currency: row.currency,
    unpaidAmount: row.unpaid_amount,
    dueOn,
    isOpen,
    daysLeft,
    urgency,
  }))
}
