import { enquiryApi } from '@quayside/contract/forwarding/enquiry.api.ts'
import { forwarderOrderApi } from '@quayside/contract/forwarding/forwarding.api.ts'
import { quotationApi } from '@quayside/contract/forwarding/quotation.api.ts'
import { quoteLinkApi } from '@quayside/contract/forwarding/quote-link.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { documentHandlers } from '../../platform/records/document-handlers.ts'
import { compareQuotations, getQuotation } from './compare-quotations.ts'
import { exportComparison, printComparison } from './comparison-files.ts'
import { enquiries } from './enquiries.ts'
import { forwarderOrders } from './forwarder-orders.ts'
import { quotations } from './quotations.ts'
import { answerQuoteLink, readQuoteLink } from './quote-link.ts'
import { saveEnquiry, saveForwarderOrder } from './save-shipment.ts'
import { stepEnquiry } from './step-enquiry.ts'
import { addMaterial, confirmForwarderOrder, stepForwarderOrder } from './step-forwarder-order.ts'
import { confirmQuotation, counterOffer } from './step-quotation.ts'

export const forwardingRoutes = [
  ...bind(enquiryApi, documentHandlers(enquiries, saveEnquiry, stepEnquiry, ['submit', 'cancel'])),
  ...bind(quotationApi, {
    'GET freight/online/quotation/list': quotations.list,
    'GET freight/online/quotation/export': quotations.export,
    'GET freight/online/quotation/compare': compareQuotations,
    'GET freight/online/quotation/compare/excel': exportComparison,
    'GET freight/online/quotation/compare/pdf': printComparison,
    'GET freight/online/quotation/{id}': getQuotation,
    'POST freight/online/quotation/{id}/counterOffer': counterOffer,
    'POST freight/online/quotation/{id}/confirmQuote': confirmQuotation,
  }),
  ...bind(quoteLinkApi, {
    'POST freight/open/quoteLink/read': readQuoteLink,
    'POST freight/open/quoteLink/answer': answerQuoteLink,
  }),
  ...bind(forwarderOrderApi, {
    ...documentHandlers(forwarderOrders, saveForwarderOrder, stepForwarderOrder, ['submit', 'cancel']),
    'POST freight/online/order/{id}/confirmQuote': confirmForwarderOrder,
    'POST freight/online/order/{id}/addMaterial': addMaterial,
  }),
]
