/** Names of fields, which both front ends show. */
export const fieldLoaders = {
  partnerFields: async () => (await import('./partners/fields.ts')).partnerFields,
  warehouseFields: async () => (await import('./warehouse/fields.ts')).warehouseFields,
  labelFields: async () => (await import('./filings/label-fields.ts')).labelFields,
  approvalFields: async () => (await import('./filings/approval-fields.ts')).approvalFields,
  forwardingFields: async () => (await import('./forwarding/fields.ts')).forwardingFields,
  serviceFields: async () => (await import('./services/services.ts')).serviceFields,
  taxInvoiceFields: async () => (await import('./tax-invoices/fields.ts')).taxInvoiceFields,
  declarationFields: async () => (await import('./customs/fields.ts')).declarationFields,
  financeFields: async () => (await import('./finance/fields.ts')).financeFields,
  paymentFields: async () => (await import('./payments/fields.ts')).paymentFields,
  hubFields: async () => (await import('./account/fields.ts')).hubFields,
  productFields: async () => (await import('./products/fields.ts')).productFields,
  customsFields: async () => (await import('./products/hs-code-fields.ts')).customsFields,
  orderFields: async () => (await import('./orders/fields.ts')).orderFields,
}
