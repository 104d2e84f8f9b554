import type { FlowRow } from '@quayside/contract/reports/flow-board.ts'
import { pageAddress } from '../../lib/pages.ts'

export const flowFilterNames = [
  'modelType',
  'heldUp',
  'reason',
  'waitsFor',
  'isNear',
  'keyword',
  'orderDateBegin',
  'orderDateEnd',
] as const
export type FlowFilters = { readonly [K in (typeof flowFilterNames)[number]]?: string }

type Reason = NonNullable<FlowRow['next']>['reason']

/** Where the next step is taken: the page that does it for this order, otherwise the order itself. */
export function nextHref(reason: Reason, orderId: string): string {
  switch (reason) {
    case 'contractUnsigned':
    case 'contractUnsignedLate':
    case 'contractBroken':
      return pageAddress('/ElectronicContract', { record: orderId })
    case 'fundsNothing':
      return pageAddress('/toCopeWithApplication', { orderIds: orderId })
    case 'receiptNear':
    case 'receiptLate':
    case 'fundsApplied':
    case 'fundsPartly':
    case 'fundsPaid':
      return pageAddress('/orderInfo', { id: orderId, tab: 'money' })
    case 'debtLate':
      return pageAddress('/debtDetail', { orderId })
    case 'taxLate':
      return pageAddress('/customsPaymentRecord', { orderId })
    default:
      return pageAddress('/orderInfo', { id: orderId })
  }
}
