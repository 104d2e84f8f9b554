import { paymentApplicationApi } from '@quayside/contract/payments/payment-application.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { getAmountsDue } from './amounts-due.ts'
import { applications, countApplications } from './applications.ts'
import { applyForPayment } from './apply-for-payment.ts'
import { getApprovalRule, saveApprovalRule } from './approval-rule.ts'
import { readFormFacts } from './form-facts.ts'
import { getApplication } from './get-application.ts'
import { getOrderMoney } from './order-money-view.ts'
import { listPayableOrders } from './payable-orders.ts'
import { previewApplication, printApplication } from './print-application.ts'
import { sendPaymentCode } from './send-code.ts'
import { cancelApplication, refuseApplication, releaseApplication } from './step-application.ts'

export const paymentRoutes = bind(paymentApplicationApi, {
  'GET finance/online/paymentQuery/list': applications.list,
  'GET finance/online/paymentQuery/tabCounts': countApplications,
  'GET finance/online/paymentQuery/export': applications.export,
  'GET finance/online/paymentApplication/payableOrders': listPayableOrders,
  'GET finance/online/paymentApplication/formFacts': readFormFacts,
  'POST finance/online/paymentApplication/sendCode': sendPaymentCode,
  'POST finance/online/paymentApplication/save': applyForPayment,
  'POST finance/online/paymentApplication/preview': previewApplication,
  'GET finance/online/paymentApplication/{id}/paper': printApplication,
  'GET finance/online/paymentApplication/{id}': getApplication,
  'POST finance/online/paymentApplication/{id}/cancel': cancelApplication,
  'POST finance/online/paymentApplication/{id}/release': releaseApplication,
  'POST finance/online/paymentApplication/{id}/refuse': refuseApplication,
  'GET finance/online/orderMoney/{id}': getOrderMoney,
  'GET finance/online/amountDue': getAmountsDue,
  'GET finance/online/approvalRule': getApprovalRule,
  'POST finance/online/approvalRule/save': saveApprovalRule,
})
