import { enquiryApi } from '@quayside/contract/forwarding/enquiry.api.ts'
import { forwarderOrderApi } from '@quayside/contract/forwarding/forwarding.api.ts'
import { quotationApi } from '@quayside/contract/forwarding/quotation.api.ts'
import { quoteLinkApi } from '@quayside/contract/forwarding/quote-link.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { compareQuotations, getQuotation } from './compare-quotations.ts'
import { exportComparison, printComparison } from './comparison-files.ts'
import { enquiries } from './enquiries.ts'
import { forwarderOrders } from './forwarder-orders.ts'
import { quotations } from './quotations.ts'
import { answerQuoteLink, readQuoteLink } from './quote-link.ts'
import { saveEnquiry, saveForwarderOrder } from './save-shipment.ts'
import { cancelEnquiry, submitEnquiry } from './step-enquiry.ts'
import {
  addMaterial,
  cancelForwarderOrder,
  confirmForwarderOrder,
  submitForwarderOrder,
} from './step-forwarder-order.ts'
import { confirmQuotation, counterOffer } from './step-quotation.ts'

export const forwardingRoutes = [
  ...bind(enquiryApi, {
    'GET freight/online/enquiry/list': enquiries.list,
    'GET freight/online/enquiry/export': enquiries.export,
    'POST freight/online/enquiry/save': saveEnquiry,
    'DELETE freight/online/enquiry/batchRemove': enquiries.remove,
    'GET freight/online/enquiry/{id}': enquiries.get,
    'POST freight/online/enquiry/{id}/submit': submitEnquiry,
    'POST freight/online/enquiry/{id}/cancel': cancelEnquiry,
  }),
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
    'GET freight/online/order/list': forwarderOrders.list,
    'GET freight/online/order/export': forwarderOrders.export,
    'POST freight/online/order/save': saveForwarderOrder,
    'DELETE freight/online/order/batchRemove': forwarderOrders.remove,
    'GET freight/online/order/{id}': forwarderOrders.get,
    'POST freight/online/order/{id}/submit': submitForwarderOrder,
    'POST freight/online/order/{id}/cancel': cancelForwarderOrder,
    'POST freight/online/order/{id}/confirmQuote': confirmForwarderOrder,
    'POST freight/online/order/{id}/addMaterial': addMaterial,
  }),
]
