import type { CodeList } from '../kernel/codes.ts'
import { archiveState, archiveStateTone, auditStatus, auditStatusTone } from '../kernel/record.codes.ts'
import type { Tone } from '../kernel/tone.ts'
import * as commodity from '../products/commodity.codes.ts'
import { declarationState, declarationStateTone } from './declaration.codes.ts'
import * as order from './order.codes.ts'
import {
  fxPaymentState,
  fxPaymentStateTone,
  taxInvoicingState,
  taxInvoicingStateTone,
  writeOffState,
  writeOffStateTone,
} from './order-money.codes.ts'

type Shown = { readonly list: CodeList; readonly tones: Readonly<Record<string, Tone>> }
const shown = <K extends string>(list: CodeList<K>, tones: Readonly<Record<K, Tone>>): Shown => ({
  list,
  tones,
})

/** The states of an order besides its own, by field; null where nothing was decided yet. */
export const sideStates = {
  auditStatus: shown(auditStatus, auditStatusTone),
  receivingState: shown(order.receivingState, order.receivingStateTone),
  shippingState: shown(order.shippingState, order.shippingStateTone),
  signState: shown(order.signState, order.signStateTone),
  priceAudit: shown(commodity.priceAudit, commodity.priceAuditTone),
  commodityState: shown(commodity.commodityState, commodity.commodityStateTone),
  declarationState: shown(declarationState, declarationStateTone),
  fxPaymentState: shown(fxPaymentState, fxPaymentStateTone),
  writeOffState: shown(writeOffState, writeOffStateTone),
  invoicingState: shown(taxInvoicingState, taxInvoicingStateTone),
  archiveState: shown(archiveState, archiveStateTone),
}
export type SideState = keyof typeof sideStates
