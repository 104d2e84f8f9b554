import { accountRefusals } from './account/account.refusals.ts'
import { companyRefusals } from './account/company.refusals.ts'
import { hubRefusals } from './account/hub.refusals.ts'
import { customsRefusals } from './customs/customs.refusals.ts'
import { approvalOrderRefusals, approvalRuleRefusals } from './filings/approval.refusals.ts'
import { filingRefusals, labelRefusals } from './filings/filing.refusals.ts'
import { financeRefusals } from './finance/finance.refusals.ts'
import { forwardingRefusals, freightRefusals } from './forwarding/forwarding.refusals.ts'
import { gatewayRefusals } from './gateway/gateway.refusals.ts'
import { excelRefusals } from './kernel/excel.refusals.ts'
import { fileRefusals } from './kernel/file.refusals.ts'
import { kernelRefusals } from './kernel/kernel.refusals.ts'
import { paperRefusals } from './kernel/paper.refusals.ts'
import { type Finding, Refusal, type RefusalAnswer } from './kernel/refusal.ts'
import { systemRefusals } from './kernel/system.refusals.ts'
import { linkRefusals } from './links/link.refusals.ts'
import { noticeRefusals } from './notices/notice.refusals.ts'
import { officeRefusals } from './office/office.refusals.ts'
import { orderRefusals, orderRuleRefusals } from './orders/order.refusals.ts'
import { orderChangeRefusals } from './orders/order-change.refusals.ts'
import { contractRefusals } from './orders/order-contract.refusals.ts'
import { orderDeliveryRefusals } from './orders/order-delivery.refusals.ts'
import { orderTemplateRefusals } from './orders/order-template.refusals.ts'
import { partnerRefusals } from './partners/partner.refusals.ts'
import {
  approvalRefusals,
  paymentApplicationRefusals,
  paymentRuleRefusals,
} from './payments/payment-application.refusals.ts'
import { hsCodeRefusals } from './products/hs-code.refusals.ts'
import { productRefusals } from './products/product.refusals.ts'
import { rateRefusals } from './rates/rate.refusals.ts'
import { reportRefusals } from './reports/report.refusals.ts'
import { serviceRefusals, serviceRuleRefusals } from './services/service.refusals.ts'
import { systemsRefusals } from './systems/systems.refusals.ts'
import { taxInvoiceRefusals } from './tax-invoices/tax-invoices.refusals.ts'
import { teamworkRefusals } from './teamwork/teamwork.refusals.ts'
import { stockRefusals, warehouseRecordRefusals, warehouseRefusals } from './warehouse/warehouse.refusals.ts'

/** Every refusal of the product; phrases/<locale>/errors.ts has a sentence for each or does not compile. */
export const refusals = {
  ...kernelRefusals,
  ...fileRefusals,
  ...systemRefusals,
  ...rateRefusals,
  ...reportRefusals,
  ...noticeRefusals,
  ...accountRefusals,
  ...companyRefusals,
  ...hubRefusals,
  ...linkRefusals,
  ...systemsRefusals,
  ...teamworkRefusals,
  ...excelRefusals,
  ...paperRefusals,
  ...partnerRefusals,
  ...orderRefusals,
  ...orderRuleRefusals,
  ...orderChangeRefusals,
  ...orderDeliveryRefusals,
  ...contractRefusals,
  ...orderTemplateRefusals,
  ...paymentApplicationRefusals,
  ...paymentRuleRefusals,
  ...approvalRefusals,
  ...financeRefusals,
  ...productRefusals,
  ...hsCodeRefusals,
  ...warehouseRefusals,
  ...warehouseRecordRefusals,
  ...stockRefusals,
  ...customsRefusals,
  ...taxInvoiceRefusals,
  ...forwardingRefusals,
  ...freightRefusals,
  ...filingRefusals,
  ...labelRefusals,
  ...serviceRefusals,
  ...serviceRuleRefusals,
  ...approvalOrderRefusals,
  ...approvalRuleRefusals,
  ...gatewayRefusals,
  ...officeRefusals,
} as const

export type RefusalCode = keyof typeof refusals
type ParamsOf<C extends RefusalCode> = (typeof refusals)[C] extends {
  params: readonly (infer P extends string)[]
}
  ? [params: Readonly<Record<P, string | number>>]
  : []

/** `throw refuse('sms.waitBeforeNext', { seconds: 42 })` */
export function refuse<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): Refusal {
  return new Refusal([finding(code, ...params)])
}

export function finding<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): Finding<RefusalCode> {
  return params[0] ? { code, params: params[0] } : { code }
}

/** The same, at a field: `at('lines.3.qty', 'field.positive')`. */
export function at<C extends RefusalCode>(
  path: string,
  code: C,
  ...params: ParamsOf<C>
): Finding<RefusalCode> {
  return { ...finding(code, ...params), path }
}

/** The same, with the records at which it is put right: the front ends link to them by `healedAt`. */
export const heals = <F extends Finding>(found: F, records: Readonly<Record<string, string>>): F => ({
  ...found,
  heals: records,
})

/** `throw refuseHealed(finding('declaration.openBills', { count }), { billId })` */
export const refuseHealed = (found: Finding, records: Readonly<Record<string, string>>): Refusal =>
  new Refusal([heals(found, records)])

export function refuseIfAny(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Refusal(findings)
}

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)
export const answerOf = (code: string): RefusalAnswer => (isRefusalCode(code) ? refusals[code].answer : 400)
