/** Texts of the back office. */
export const officeLoaders = {
  officeLabels: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-office.ts')).officeLabels,
    'zh-TW': async () => (await import('./zh-TW/filings/label-office.ts')).officeLabels,
    'en-US': async () => (await import('./en-US/filings/label-office.ts')).officeLabels,
  },
  officeApproval: {
    'zh-CN': async () => (await import('./zh-CN/filings/approval-office.ts')).officeApproval,
    'zh-TW': async () => (await import('./zh-TW/filings/approval-office.ts')).officeApproval,
    'en-US': async () => (await import('./en-US/filings/approval-office.ts')).officeApproval,
  },
  officeTaxInvoices: {
    'zh-CN': async () => (await import('./zh-CN/office/tax-invoices.ts')).officeTaxInvoices,
    'zh-TW': async () => (await import('./zh-TW/office/tax-invoices.ts')).officeTaxInvoices,
    'en-US': async () => (await import('./en-US/office/tax-invoices.ts')).officeTaxInvoices,
  },
  officeCustoms: {
    'zh-CN': async () => (await import('./zh-CN/office/customs.ts')).officeCustoms,
    'zh-TW': async () => (await import('./zh-TW/office/customs.ts')).officeCustoms,
    'en-US': async () => (await import('./en-US/office/customs.ts')).officeCustoms,
  },
  office: {
    'zh-CN': async () => (await import('./zh-CN/office/office.ts')).office,
    'zh-TW': async () => (await import('./zh-TW/office/office.ts')).office,
    'en-US': async () => (await import('./en-US/office/office.ts')).office,
  },
  officeForwarding: {
    'zh-CN': async () => (await import('./zh-CN/forwarding/office.ts')).officeForwarding,
    'zh-TW': async () => (await import('./zh-TW/forwarding/office.ts')).officeForwarding,
    'en-US': async () => (await import('./en-US/forwarding/office.ts')).officeForwarding,
  },
  officeServices: {
    'zh-CN': async () => (await import('./zh-CN/services/screens.ts')).officeServices,
    'zh-TW': async () => (await import('./zh-TW/services/screens.ts')).officeServices,
    'en-US': async () => (await import('./en-US/services/screens.ts')).officeServices,
  },
  officeReview: {
    'zh-CN': async () => (await import('./zh-CN/office/review.ts')).officeReview,
    'zh-TW': async () => (await import('./zh-TW/office/review.ts')).officeReview,
    'en-US': async () => (await import('./en-US/office/review.ts')).officeReview,
  },
  officeSearch: {
    'zh-CN': async () => (await import('./zh-CN/office/search.ts')).officeSearch,
    'zh-TW': async () => (await import('./zh-TW/office/search.ts')).officeSearch,
    'en-US': async () => (await import('./en-US/office/search.ts')).officeSearch,
  },
  officePublishing: {
    'zh-CN': async () => (await import('./zh-CN/office/publishing.ts')).officePublishing,
    'zh-TW': async () => (await import('./zh-TW/office/publishing.ts')).officePublishing,
    'en-US': async () => (await import('./en-US/office/publishing.ts')).officePublishing,
  },
  officeStaff: {
    'zh-CN': async () => (await import('./zh-CN/office/staff.ts')).officeStaff,
    'zh-TW': async () => (await import('./zh-TW/office/staff.ts')).officeStaff,
    'en-US': async () => (await import('./en-US/office/staff.ts')).officeStaff,
  },
  officeOrders: {
    'zh-CN': async () => (await import('./zh-CN/office/orders.ts')).officeOrders,
    'zh-TW': async () => (await import('./zh-TW/office/orders.ts')).officeOrders,
    'en-US': async () => (await import('./en-US/office/orders.ts')).officeOrders,
  },
  officeFinance: {
    'zh-CN': async () => (await import('./zh-CN/office/finance.ts')).officeFinance,
    'zh-TW': async () => (await import('./zh-TW/office/finance.ts')).officeFinance,
    'en-US': async () => (await import('./en-US/office/finance.ts')).officeFinance,
  },
  officeWarehouse: {
    'zh-CN': async () => (await import('./zh-CN/office/warehouse.ts')).officeWarehouse,
    'zh-TW': async () => (await import('./zh-TW/office/warehouse.ts')).officeWarehouse,
    'en-US': async () => (await import('./en-US/office/warehouse.ts')).officeWarehouse,
  },
  officeHand: {
    'zh-CN': async () => (await import('./zh-CN/office/hand.ts')).officeHand,
    'zh-TW': async () => (await import('./zh-TW/office/hand.ts')).officeHand,
    'en-US': async () => (await import('./en-US/office/hand.ts')).officeHand,
  },
  officeSystem: {
    'zh-CN': async () => (await import('./zh-CN/office/system.ts')).officeSystem,
    'zh-TW': async () => (await import('./zh-TW/office/system.ts')).officeSystem,
    'en-US': async () => (await import('./en-US/office/system.ts')).officeSystem,
  },
  officeGateway: {
    'zh-CN': async () => (await import('./zh-CN/office/gateway.ts')).officeGateway,
    'zh-TW': async () => (await import('./zh-TW/office/gateway.ts')).officeGateway,
    'en-US': async () => (await import('./en-US/office/gateway.ts')).officeGateway,
  },
}
