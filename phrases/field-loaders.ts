/** Names of fields, which both front ends show. */
export const fieldLoaders = {
  partnerFields: {
    'zh-CN': async () => (await import('./zh-CN/partners/fields.ts')).partnerFields,
    'zh-TW': async () => (await import('./zh-TW/partners/fields.ts')).partnerFields,
    'en-US': async () => (await import('./en-US/partners/fields.ts')).partnerFields,
  },
  warehouseFields: {
    'zh-CN': async () => (await import('./zh-CN/warehouse/fields.ts')).warehouseFields,
    'zh-TW': async () => (await import('./zh-TW/warehouse/fields.ts')).warehouseFields,
    'en-US': async () => (await import('./en-US/warehouse/fields.ts')).warehouseFields,
  },
  labelFields: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-fields.ts')).labelFields,
    'zh-TW': async () => (await import('./zh-TW/filings/label-fields.ts')).labelFields,
    'en-US': async () => (await import('./en-US/filings/label-fields.ts')).labelFields,
  },
  approvalFields: {
    'zh-CN': async () => (await import('./zh-CN/filings/approval-fields.ts')).approvalFields,
    'zh-TW': async () => (await import('./zh-TW/filings/approval-fields.ts')).approvalFields,
    'en-US': async () => (await import('./en-US/filings/approval-fields.ts')).approvalFields,
  },
  forwardingFields: {
    'zh-CN': async () => (await import('./zh-CN/forwarding/fields.ts')).forwardingFields,
    'zh-TW': async () => (await import('./zh-TW/forwarding/fields.ts')).forwardingFields,
    'en-US': async () => (await import('./en-US/forwarding/fields.ts')).forwardingFields,
  },
  serviceFields: {
    'zh-CN': async () => (await import('./zh-CN/services/services.ts')).serviceFields,
    'zh-TW': async () => (await import('./zh-TW/services/services.ts')).serviceFields,
    'en-US': async () => (await import('./en-US/services/services.ts')).serviceFields,
  },
  taxInvoiceFields: {
    'zh-CN': async () => (await import('./zh-CN/tax-invoices/fields.ts')).taxInvoiceFields,
    'zh-TW': async () => (await import('./zh-TW/tax-invoices/fields.ts')).taxInvoiceFields,
    'en-US': async () => (await import('./en-US/tax-invoices/fields.ts')).taxInvoiceFields,
  },
  declarationFields: {
    'zh-CN': async () => (await import('./zh-CN/customs/fields.ts')).declarationFields,
    'zh-TW': async () => (await import('./zh-TW/customs/fields.ts')).declarationFields,
    'en-US': async () => (await import('./en-US/customs/fields.ts')).declarationFields,
  },
  financeFields: {
    'zh-CN': async () => (await import('./zh-CN/finance/fields.ts')).financeFields,
    'zh-TW': async () => (await import('./zh-TW/finance/fields.ts')).financeFields,
    'en-US': async () => (await import('./en-US/finance/fields.ts')).financeFields,
  },
  paymentFields: {
    'zh-CN': async () => (await import('./zh-CN/payments/fields.ts')).paymentFields,
    'zh-TW': async () => (await import('./zh-TW/payments/fields.ts')).paymentFields,
    'en-US': async () => (await import('./en-US/payments/fields.ts')).paymentFields,
  },
  hubFields: {
    'zh-CN': async () => (await import('./zh-CN/account/fields.ts')).hubFields,
    'zh-TW': async () => (await import('./zh-TW/account/fields.ts')).hubFields,
    'en-US': async () => (await import('./en-US/account/fields.ts')).hubFields,
  },
  productFields: {
    'zh-CN': async () => (await import('./zh-CN/products/fields.ts')).productFields,
    'zh-TW': async () => (await import('./zh-TW/products/fields.ts')).productFields,
    'en-US': async () => (await import('./en-US/products/fields.ts')).productFields,
  },
  customsFields: {
    'zh-CN': async () => (await import('./zh-CN/products/hs-code-fields.ts')).customsFields,
    'zh-TW': async () => (await import('./zh-TW/products/hs-code-fields.ts')).customsFields,
    'en-US': async () => (await import('./en-US/products/hs-code-fields.ts')).customsFields,
  },
  orderFields: {
    'zh-CN': async () => (await import('./zh-CN/orders/fields.ts')).orderFields,
    'zh-TW': async () => (await import('./zh-TW/orders/fields.ts')).orderFields,
    'en-US': async () => (await import('./en-US/orders/fields.ts')).orderFields,
  },
}
