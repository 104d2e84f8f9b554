import { companySubmitter } from './modules/account/submit-company.ts'
import { approvalSubmitter } from './modules/filings/approval-steps.ts'
import { labelSubmitter } from './modules/filings/step-label.ts'
import { enquirySubmitter } from './modules/forwarding/step-enquiry.ts'
import { orderSubmitter } from './modules/orders/submit-order.ts'
import { requestSubmitter } from './modules/products/step-request.ts'
import { serviceSubmitter } from './modules/services/step-service-order.ts'
import { inboundSubmitter } from './modules/warehouse/step-inbound.ts'
import { outboundSubmitter } from './modules/warehouse/step-outbound.ts'
import type { Submitters } from './platform/system/submit-drafts.ts'

/** What `commitAudit` can submit, by tableName: the one place where a module adds its own. */
export const submitters: Submitters = {
  company: companySubmitter,
  classificationRequest: requestSubmitter,
  order: orderSubmitter,
  inbound: inboundSubmitter,
  outbound: outboundSubmitter,
  forwarderEnquiry: enquirySubmitter,
  labelOrder: labelSubmitter,
  serviceOrder: serviceSubmitter,
  approvalOrder: approvalSubmitter,
}
