import type { addressApi } from '@quayside/contract/account/address.api.ts'
import type { authApi } from '@quayside/contract/account/auth.api.ts'
import type { bankAccountApi } from '@quayside/contract/account/bank-account.api.ts'
import type { companyApi } from '@quayside/contract/account/company.api.ts'
import type { companyChangeApi } from '@quayside/contract/account/company-change.api.ts'
import type { contactApi } from '@quayside/contract/account/contact.api.ts'
import type { memberApi } from '@quayside/contract/account/member.api.ts'
import type { membershipApi } from '@quayside/contract/account/membership.api.ts'
import type { profileApi } from '@quayside/contract/account/profile.api.ts'
import type { savedViewApi } from '@quayside/contract/account/saved-view.api.ts'
import type { secondFactorApi } from '@quayside/contract/account/second-factor.api.ts'
import type { declarationApi, taxBillApi } from '@quayside/contract/customs/customs.api.ts'
import type { approvalApi } from '@quayside/contract/filings/approval.api.ts'
import type { labelOrderApi } from '@quayside/contract/filings/label-order.api.ts'
import type { financeApi } from '@quayside/contract/finance/finance.api.ts'
import type { enquiryApi } from '@quayside/contract/forwarding/enquiry.api.ts'
import type { forwarderOrderApi } from '@quayside/contract/forwarding/forwarding.api.ts'
import type { quotationApi } from '@quayside/contract/forwarding/quotation.api.ts'
import type { quoteLinkApi } from '@quayside/contract/forwarding/quote-link.api.ts'
import type { homeApi } from '@quayside/contract/home/home.api.ts'
import type { fileApi } from '@quayside/contract/kernel/file.api.ts'
import type { paperApi } from '@quayside/contract/kernel/paper.api.ts'
import type { systemApi } from '@quayside/contract/kernel/system.api.ts'
import type { shareLinkApi } from '@quayside/contract/links/share-link.api.ts'
import type { consultationApi } from '@quayside/contract/notices/consultation.api.ts'
import type { noticeApi } from '@quayside/contract/notices/notice.api.ts'
import type { pushApi } from '@quayside/contract/notices/push.api.ts'
import type { robotApi } from '@quayside/contract/notices/robot.api.ts'
import type { orderApi } from '@quayside/contract/orders/order.api.ts'
import type { orderChangeApi } from '@quayside/contract/orders/order-change.api.ts'
import type { orderContractApi } from '@quayside/contract/orders/order-contract.api.ts'
import type { orderTemplateApi } from '@quayside/contract/orders/order-template.api.ts'
import type { customerApi } from '@quayside/contract/partners/customer.api.ts'
import type { supplierApi } from '@quayside/contract/partners/supplier.api.ts'
import type { supplierAccountApi } from '@quayside/contract/partners/supplier-account.api.ts'
import type { supplierAddressApi } from '@quayside/contract/partners/supplier-address.api.ts'
import type { paymentApplicationApi } from '@quayside/contract/payments/payment-application.api.ts'
import type { classificationRequestApi } from '@quayside/contract/products/classification-request.api.ts'
import type { hsCodeApi } from '@quayside/contract/products/hs-code.api.ts'
import type { productApi } from '@quayside/contract/products/product.api.ts'
import type { supplierGoodsApi } from '@quayside/contract/products/supplier-goods.api.ts'
import type { rateApi } from '@quayside/contract/rates/rate.api.ts'
import type { flowBoardApi } from '@quayside/contract/reports/flow-board.ts'
import type { landedCostApi } from '@quayside/contract/reports/landed-cost.ts'
import type { reportApi } from '@quayside/contract/reports/report.api.ts'
import type { savedWhatIfApi } from '@quayside/contract/reports/saved-what-if.api.ts'
import type { supplierScoreApi } from '@quayside/contract/reports/supplier-score.ts'
import type { serviceOrderApi } from '@quayside/contract/services/service-order.api.ts'
import type { systemsApi } from '@quayside/contract/systems/systems.api.ts'
import type { salesInvoiceApi } from '@quayside/contract/tax-invoices/sales-invoice.api.ts'
import type { inputInvoiceApi, invoicingTitleApi } from '@quayside/contract/tax-invoices/tax-invoices.api.ts'
import type { teamworkApi } from '@quayside/contract/teamwork/teamwork.api.ts'
import type { inboundApi } from '@quayside/contract/warehouse/inbound.api.ts'
import type { outboundApi } from '@quayside/contract/warehouse/outbound.api.ts'
import type { stockApi } from '@quayside/contract/warehouse/stock.api.ts'
import type { warehouseApi } from '@quayside/contract/warehouse/warehouse.api.ts'

/**
 * Every call there is, as types only: the tables' schemas stay out of the browser's first load. How a body is
 * written follows from the list below, which does not compile when it misses a key.
 */
export type ApiTables = typeof authApi &
  typeof secondFactorApi &
  typeof companyApi &
  typeof companyChangeApi &
  typeof bankAccountApi &
  typeof contactApi &
  typeof addressApi &
  typeof memberApi &
  typeof membershipApi &
  typeof profileApi &
  typeof savedViewApi &
  typeof shareLinkApi &
  typeof systemsApi &
  typeof teamworkApi &
  typeof fileApi &
  typeof paperApi &
  typeof systemApi &
  typeof homeApi &
  typeof flowBoardApi &
  typeof landedCostApi &
  typeof savedWhatIfApi &
  typeof supplierScoreApi &
  typeof noticeApi &
  typeof pushApi &
  typeof robotApi &
  typeof consultationApi &
  typeof orderApi &
  typeof orderChangeApi &
  typeof warehouseApi &
  typeof inboundApi &
  typeof outboundApi &
  typeof stockApi &
  typeof enquiryApi &
  typeof quotationApi &
  typeof quoteLinkApi &
  typeof forwarderOrderApi &
  typeof labelOrderApi &
  typeof serviceOrderApi &
  typeof approvalApi &
  typeof orderContractApi &
  typeof orderTemplateApi &
  typeof customerApi &
  typeof supplierApi &
  typeof supplierAccountApi &
  typeof supplierAddressApi &
  typeof productApi &
  typeof classificationRequestApi &
  typeof supplierGoodsApi &
  typeof hsCodeApi &
  typeof rateApi &
  typeof paymentApplicationApi &
  typeof declarationApi &
  typeof taxBillApi &
  typeof inputInvoiceApi &
  typeof invoicingTitleApi &
  typeof salesInvoiceApi &
  typeof financeApi &
  typeof reportApi
type ApiKey = keyof ApiTables

type KeysWith<Trait> = { [K in ApiKey]: ApiTables[K] extends Trait ? K : never }[ApiKey]

export const formCalls: Readonly<Record<KeysWith<{ form: true }>, true>> = {
  'POST auth/oauth/token': true,
  'POST auth/mobile/token/sms': true,
  'POST system/online/user/profile/updateEmail': true,
  'POST system/online/user/profile/updatePhone': true,
  'PUT system/online/user/profile/updatePwd': true,
  'PUT system/online/sysTableLevelStep/commitAudit': true,
  'POST system/report/batchSendReport': true,
}
