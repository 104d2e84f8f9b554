import type { officeLoaders as source } from '../zh-CN/office-loaders.ts'

/** Texts of the back office. */
export const officeLoaders = {
  officeLabels: async () => (await import('./filings/label-office.ts')).officeLabels,
  officeApproval: async () => (await import('./filings/approval-office.ts')).officeApproval,
  officeTaxInvoices: async () => (await import('./office/tax-invoices.ts')).officeTaxInvoices,
  officeCustoms: async () => (await import('./office/customs.ts')).officeCustoms,
  office: async () => (await import('./office/office.ts')).office,
  officeForwarding: async () => (await import('./forwarding/office.ts')).officeForwarding,
  officeServices: async () => (await import('./services/screens.ts')).officeServices,
  officeReview: async () => (await import('./office/review.ts')).officeReview,
  officeSearch: async () => (await import('./office/search.ts')).officeSearch,
  officePublishing: async () => (await import('./office/publishing.ts')).officePublishing,
  officeStaff: async () => (await import('./office/staff.ts')).officeStaff,
  officeOrders: async () => (await import('./office/orders.ts')).officeOrders,
  officeFinance: async () => (await import('./office/finance.ts')).officeFinance,
  officeWarehouse: async () => (await import('./office/warehouse.ts')).officeWarehouse,
  officeHand: async () => (await import('./office/hand.ts')).officeHand,
  officeSystem: async () => (await import('./office/system.ts')).officeSystem,
  officeGateway: async () => (await import('./office/gateway.ts')).officeGateway,
} satisfies Record<keyof typeof source, unknown>
