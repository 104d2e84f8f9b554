import type { FlowRow } from '@quayside/contract/reports/flow-board.ts'
import { type flowFilterNames, pageAddress } from '../../lib/pages/pages.ts'

export type FlowFilters = { readonly [K in (typeof flowFilterNames)[number]]?: string }

type Reason = NonNullable<FlowRow['next']>['reason']

const contract = (record: string): string => pageAddress('/ElectronicContract', { record })
const money = (id: string): string => pageAddress('/orderInfo', { id, tab: 'money' })
const inputInvoices = (orderId: string): string => pageAddress('/sellATicket', { orderId })
const salesInvoices = (orderId: string): string => pageAddress('/theInputTicket', { orderId })

const pages: Readonly<Partial<Record<Reason, (orderId: string) => string>>> = {
  contractUnsigned: contract,
  contractUnsignedLate: contract,
  contractBroken: contract,
  fundsNothing: (orderIds) => pageAddress('/toCopeWithApplication', { orderIds }),
  fundsApplied: money,
  fundsPartly: money,
  fundsPaid: money,
  receiptNear: money,
  receiptLate: money,
  debtLate: (orderId) => pageAddress('/debtDetail', { orderId }),
  taxLate: (orderId) => pageAddress('/customsPaymentRecord', { orderId }),
  inputToCorrect: inputInvoices,
  inputAwaited: inputInvoices,
  inputLate: inputInvoices,
  salesAwaited: salesInvoices,
  salesLate: salesInvoices,
}

/** Where the next step is taken: the page that does it for this order, otherwise the order itself. */
export const nextHref = (reason: Reason, orderId: string): string =>
  pages[reason]?.(orderId) ?? pageAddress('/orderInfo', { id: orderId })
