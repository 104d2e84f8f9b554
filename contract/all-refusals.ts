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
import type { RefusalAnswer } from './kernel/refusal.ts'
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

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)
export const answerOf = (code: string): RefusalAnswer => (isRefusalCode(code) ? refusals[code].answer : 400)
