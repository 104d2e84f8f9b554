export { accountErrors } from './account/errors.ts'
export { hubErrors } from './account/hub-errors.ts'
export { declarationErrors } from './customs/errors.ts'
export { approvalErrors } from './filings/approval-errors.ts'
export { filingErrors } from './filings/errors.ts'
export { financeErrors } from './finance/errors.ts'
export { forwardingErrors } from './forwarding/errors.ts'
export { gatewayErrors } from './gateway/errors.ts'
export {
  contractErrors,
  linkErrors,
  noticeErrors,
  orderTemplateErrors,
  paperErrors,
  serviceErrors,
  systemErrors,
  systemsErrors,
  teamworkErrors,
} from './kernel/converted-errors.ts'
export { kernelErrors } from './kernel/errors.ts'
export { excelErrors } from './kernel/excel-errors.ts'
export { fileErrors } from './kernel/file-errors.ts'
export { officeErrors } from './office/errors.ts'
export { orderErrors } from './orders/errors.ts'
export { partnerErrors } from './partners/errors.ts'
export { paymentErrors } from './payments/errors.ts'
export { productErrors } from './products/errors.ts'
export { customsErrors } from './products/hs-code-errors.ts'
export { rateErrors } from './rates/errors.ts'
export { reportErrors } from './reports/errors.ts'
export { taxInvoiceErrors } from './tax-invoices/errors.ts'
export { warehouseErrors } from './warehouse/errors.ts'
