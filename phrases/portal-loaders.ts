import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { type ErrorTexts, merged } from './merged.ts'

/** Texts of the portal, and those that both front ends share. */
export const portalLoaders = {
  client: {
    'zh-CN': async () => (await import('./zh-CN/shell/client.ts')).client,
    'zh-TW': async () => (await import('./zh-TW/shell/client.ts')).client,
    'en-US': async () => (await import('./en-US/shell/client.ts')).client,
  },
  shell: {
    'zh-CN': async () => (await import('./zh-CN/shell/shell.ts')).shell,
    'zh-TW': async () => (await import('./zh-TW/shell/shell.ts')).shell,
    'en-US': async () => (await import('./en-US/shell/shell.ts')).shell,
  },
  kit: {
    'zh-CN': async () => (await import('./zh-CN/kit/kit.ts')).kit,
    'zh-TW': async () => (await import('./zh-TW/kit/kit.ts')).kit,
    'en-US': async () => (await import('./en-US/kit/kit.ts')).kit,
  },
  help: {
    'zh-CN': async () => (await import('./zh-CN/help/help.ts')).help,
    'zh-TW': async () => (await import('./zh-TW/help/help.ts')).help,
    'en-US': async () => (await import('./en-US/help/help.ts')).help,
  },
  palette: {
    'zh-CN': async () => (await import('./zh-CN/shell/palette.ts')).palette,
    'zh-TW': async () => (await import('./zh-TW/shell/palette.ts')).palette,
    'en-US': async () => (await import('./en-US/shell/palette.ts')).palette,
  },
  codes: {
    'zh-CN': async (): Promise<CodeTexts> => merged(await import('./zh-CN/codes.ts')),
    'zh-TW': async (): Promise<CodeTexts> => merged(await import('./zh-TW/codes.ts')),
    'en-US': async (): Promise<CodeTexts> => merged(await import('./en-US/codes.ts')),
  },
  machines: {
    'zh-CN': async (): Promise<MachineTexts> => merged(await import('./zh-CN/machines.ts')),
    'zh-TW': async (): Promise<MachineTexts> => merged(await import('./zh-TW/machines.ts')),
    'en-US': async (): Promise<MachineTexts> => merged(await import('./en-US/machines.ts')),
  },
  login: {
    'zh-CN': async () => (await import('./zh-CN/account/login.ts')).login,
    'zh-TW': async () => (await import('./zh-TW/account/login.ts')).login,
    'en-US': async () => (await import('./en-US/account/login.ts')).login,
  },
  ownCompanies: {
    'zh-CN': async () => (await import('./zh-CN/account/own-companies.ts')).ownCompanies,
    'zh-TW': async () => (await import('./zh-TW/account/own-companies.ts')).ownCompanies,
    'en-US': async () => (await import('./en-US/account/own-companies.ts')).ownCompanies,
  },
  secondFactor: {
    'zh-CN': async () => (await import('./zh-CN/account/second-factor.ts')).secondFactor,
    'zh-TW': async () => (await import('./zh-TW/account/second-factor.ts')).secondFactor,
    'en-US': async () => (await import('./en-US/account/second-factor.ts')).secondFactor,
  },
  agreement: {
    'zh-CN': async () => (await import('./zh-CN/public/agreement.ts')).agreement,
    'zh-TW': async () => (await import('./zh-TW/public/agreement.ts')).agreement,
    'en-US': async () => (await import('./en-US/public/agreement.ts')).agreement,
  },
  information: {
    'zh-CN': async () => (await import('./zh-CN/account/information.ts')).information,
    'zh-TW': async () => (await import('./zh-TW/account/information.ts')).information,
    'en-US': async () => (await import('./en-US/account/information.ts')).information,
  },
  errors: {
    'zh-CN': async (): Promise<ErrorTexts> => merged(await import('./zh-CN/errors.ts')),
    'zh-TW': async (): Promise<ErrorTexts> => merged(await import('./zh-TW/errors.ts')),
    'en-US': async (): Promise<ErrorTexts> => merged(await import('./en-US/errors.ts')),
  },
  decisionAnalysis: {
    'zh-CN': async () => (await import('./zh-CN/reports/analysis.ts')).decisionAnalysis,
    'zh-TW': async () => (await import('./zh-TW/reports/analysis.ts')).decisionAnalysis,
    'en-US': async () => (await import('./en-US/reports/analysis.ts')).decisionAnalysis,
  },
  reportScreens: {
    'zh-CN': async () => (await import('./zh-CN/reports/screens.ts')).reportScreens,
    'zh-TW': async () => (await import('./zh-TW/reports/screens.ts')).reportScreens,
    'en-US': async () => (await import('./en-US/reports/screens.ts')).reportScreens,
  },
  partners: {
    'zh-CN': async () => (await import('./zh-CN/partners/partners.ts')).partners,
    'zh-TW': async () => (await import('./zh-TW/partners/partners.ts')).partners,
    'en-US': async () => (await import('./en-US/partners/partners.ts')).partners,
  },
  stock: {
    'zh-CN': async () => (await import('./zh-CN/warehouse/stock.ts')).stock,
    'zh-TW': async () => (await import('./zh-TW/warehouse/stock.ts')).stock,
    'en-US': async () => (await import('./en-US/warehouse/stock.ts')).stock,
  },
  warehouses: {
    'zh-CN': async () => (await import('./zh-CN/warehouse/warehouses.ts')).warehouses,
    'zh-TW': async () => (await import('./zh-TW/warehouse/warehouses.ts')).warehouses,
    'en-US': async () => (await import('./en-US/warehouse/warehouses.ts')).warehouses,
  },
  statistics: {
    'zh-CN': async () => (await import('./zh-CN/warehouse/statistics.ts')).statistics,
    'zh-TW': async () => (await import('./zh-TW/warehouse/statistics.ts')).statistics,
    'en-US': async () => (await import('./en-US/warehouse/statistics.ts')).statistics,
  },
  inbound: {
    'zh-CN': async () => (await import('./zh-CN/warehouse/inbound.ts')).inbound,
    'zh-TW': async () => (await import('./zh-TW/warehouse/inbound.ts')).inbound,
    'en-US': async () => (await import('./en-US/warehouse/inbound.ts')).inbound,
  },
  labels: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-screens.ts')).labels,
    'zh-TW': async () => (await import('./zh-TW/filings/label-screens.ts')).labels,
    'en-US': async () => (await import('./en-US/filings/label-screens.ts')).labels,
  },
  filingQuotes: {
    'zh-CN': async () => (await import('./zh-CN/filings/filing-quotes.ts')).filingQuotes,
    'zh-TW': async () => (await import('./zh-TW/filings/filing-quotes.ts')).filingQuotes,
    'en-US': async () => (await import('./en-US/filings/filing-quotes.ts')).filingQuotes,
  },
  quoteLink: {
    'zh-CN': async () => (await import('./zh-CN/forwarding/quote-link.ts')).quoteLink,
    'zh-TW': async () => (await import('./zh-TW/forwarding/quote-link.ts')).quoteLink,
    'en-US': async () => (await import('./en-US/forwarding/quote-link.ts')).quoteLink,
  },
  labelVersions: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-versions.ts')).labelVersions,
    'zh-TW': async () => (await import('./zh-TW/filings/label-versions.ts')).labelVersions,
    'en-US': async () => (await import('./en-US/filings/label-versions.ts')).labelVersions,
  },
  forwarding: {
    'zh-CN': async () => (await import('./zh-CN/forwarding/forwarding.ts')).forwarding,
    'zh-TW': async () => (await import('./zh-TW/forwarding/forwarding.ts')).forwarding,
    'en-US': async () => (await import('./en-US/forwarding/forwarding.ts')).forwarding,
  },
  approval: {
    'zh-CN': async () => (await import('./zh-CN/filings/approval.ts')).approval,
    'zh-TW': async () => (await import('./zh-TW/filings/approval.ts')).approval,
    'en-US': async () => (await import('./en-US/filings/approval.ts')).approval,
  },
  services: {
    'zh-CN': async () => (await import('./zh-CN/services/screens.ts')).services,
    'zh-TW': async () => (await import('./zh-TW/services/screens.ts')).services,
    'en-US': async () => (await import('./en-US/services/screens.ts')).services,
  },
  outbound: {
    'zh-CN': async () => (await import('./zh-CN/warehouse/outbound.ts')).outbound,
    'zh-TW': async () => (await import('./zh-TW/warehouse/outbound.ts')).outbound,
    'en-US': async () => (await import('./en-US/warehouse/outbound.ts')).outbound,
  },
  binding: {
    'zh-CN': async () => (await import('./zh-CN/warehouse/binding.ts')).binding,
    'zh-TW': async () => (await import('./zh-TW/warehouse/binding.ts')).binding,
    'en-US': async () => (await import('./en-US/warehouse/binding.ts')).binding,
  },
  customsScreens: {
    'zh-CN': async () => (await import('./zh-CN/customs/screens.ts')).customsScreens,
    'zh-TW': async () => (await import('./zh-TW/customs/screens.ts')).customsScreens,
    'en-US': async () => (await import('./en-US/customs/screens.ts')).customsScreens,
  },
  taxInvoiceScreens: {
    'zh-CN': async () => (await import('./zh-CN/tax-invoices/screens.ts')).taxInvoiceScreens,
    'zh-TW': async () => (await import('./zh-TW/tax-invoices/screens.ts')).taxInvoiceScreens,
    'en-US': async () => (await import('./en-US/tax-invoices/screens.ts')).taxInvoiceScreens,
  },
  landedCost: {
    'zh-CN': async () => (await import('./zh-CN/reports/landed-cost.ts')).landedCost,
    'zh-TW': async () => (await import('./zh-TW/reports/landed-cost.ts')).landedCost,
    'en-US': async () => (await import('./en-US/reports/landed-cost.ts')).landedCost,
  },
  rateAlerts: {
    'zh-CN': async () => (await import('./zh-CN/rates/alerts.ts')).rateAlerts,
    'zh-TW': async () => (await import('./zh-TW/rates/alerts.ts')).rateAlerts,
    'en-US': async () => (await import('./en-US/rates/alerts.ts')).rateAlerts,
  },
  supplierScore: {
    'zh-CN': async () => (await import('./zh-CN/reports/supplier-score.ts')).supplierScore,
    'zh-TW': async () => (await import('./zh-TW/reports/supplier-score.ts')).supplierScore,
    'en-US': async () => (await import('./en-US/reports/supplier-score.ts')).supplierScore,
  },
  flowBoard: {
    'zh-CN': async () => (await import('./zh-CN/reports/flow-board.ts')).flowBoard,
    'zh-TW': async () => (await import('./zh-TW/reports/flow-board.ts')).flowBoard,
    'en-US': async () => (await import('./en-US/reports/flow-board.ts')).flowBoard,
  },
  financeScreens: {
    'zh-CN': async () => (await import('./zh-CN/finance/screens.ts')).financeScreens,
    'zh-TW': async () => (await import('./zh-TW/finance/screens.ts')).financeScreens,
    'en-US': async () => (await import('./en-US/finance/screens.ts')).financeScreens,
  },
  payTo: {
    'zh-CN': async () => (await import('./zh-CN/finance/pay-to.ts')).payTo,
    'zh-TW': async () => (await import('./zh-TW/finance/pay-to.ts')).payTo,
    'en-US': async () => (await import('./en-US/finance/pay-to.ts')).payTo,
  },
  payments: {
    'zh-CN': async () => (await import('./zh-CN/payments/payments.ts')).payments,
    'zh-TW': async () => (await import('./zh-TW/payments/payments.ts')).payments,
    'en-US': async () => (await import('./en-US/payments/payments.ts')).payments,
  },
  hub: {
    'zh-CN': async () => (await import('./zh-CN/account/hub.ts')).hub,
    'zh-TW': async () => (await import('./zh-TW/account/hub.ts')).hub,
    'en-US': async () => (await import('./en-US/account/hub.ts')).hub,
  },
  shareLinks: {
    'zh-CN': async () => (await import('./zh-CN/links/screens.ts')).shareLinks,
    'zh-TW': async () => (await import('./zh-TW/links/screens.ts')).shareLinks,
    'en-US': async () => (await import('./en-US/links/screens.ts')).shareLinks,
  },
  ownSystems: {
    'zh-CN': async () => (await import('./zh-CN/systems/screens.ts')).ownSystems,
    'zh-TW': async () => (await import('./zh-TW/systems/screens.ts')).ownSystems,
    'en-US': async () => (await import('./en-US/systems/screens.ts')).ownSystems,
  },
  ownWebhooks: {
    'zh-CN': async () => (await import('./zh-CN/systems/webhooks.ts')).ownWebhooks,
    'zh-TW': async () => (await import('./zh-TW/systems/webhooks.ts')).ownWebhooks,
    'en-US': async () => (await import('./en-US/systems/webhooks.ts')).ownWebhooks,
  },
  myInformation: {
    'zh-CN': async () => (await import('./zh-CN/account/my-information.ts')).myInformation,
    'zh-TW': async () => (await import('./zh-TW/account/my-information.ts')).myInformation,
    'en-US': async () => (await import('./en-US/account/my-information.ts')).myInformation,
  },
  products: {
    'zh-CN': async () => (await import('./zh-CN/products/products.ts')).products,
    'zh-TW': async () => (await import('./zh-TW/products/products.ts')).products,
    'en-US': async () => (await import('./en-US/products/products.ts')).products,
  },
  customsCodes: {
    'zh-CN': async () => (await import('./zh-CN/products/customs-codes.ts')).customsCodes,
    'zh-TW': async () => (await import('./zh-TW/products/customs-codes.ts')).customsCodes,
    'en-US': async () => (await import('./en-US/products/customs-codes.ts')).customsCodes,
  },
  orders: {
    'zh-CN': async () => (await import('./zh-CN/orders/orders.ts')).orders,
    'zh-TW': async () => (await import('./zh-TW/orders/orders.ts')).orders,
    'en-US': async () => (await import('./en-US/orders/orders.ts')).orders,
  },
  orderLogistics: {
    'zh-CN': async () => (await import('./zh-CN/orders/order-logistics.ts')).orderLogistics,
    'zh-TW': async () => (await import('./zh-TW/orders/order-logistics.ts')).orderLogistics,
    'en-US': async () => (await import('./en-US/orders/order-logistics.ts')).orderLogistics,
  },
  orderReadiness: {
    'zh-CN': async () => (await import('./zh-CN/orders/order-readiness.ts')).orderReadiness,
    'zh-TW': async () => (await import('./zh-TW/orders/order-readiness.ts')).orderReadiness,
    'en-US': async () => (await import('./en-US/orders/order-readiness.ts')).orderReadiness,
  },
  home: {
    'zh-CN': async () => (await import('./zh-CN/shell/home.ts')).home,
    'zh-TW': async () => (await import('./zh-TW/shell/home.ts')).home,
    'en-US': async () => (await import('./en-US/shell/home.ts')).home,
  },
  notices: {
    'zh-CN': async () => (await import('./zh-CN/notices/notices.ts')).notices,
    'zh-TW': async () => (await import('./zh-TW/notices/notices.ts')).notices,
    'en-US': async () => (await import('./en-US/notices/notices.ts')).notices,
  },
  robots: {
    'zh-CN': async () => (await import('./zh-CN/notices/robots.ts')).robots,
    'zh-TW': async () => (await import('./zh-TW/notices/robots.ts')).robots,
    'en-US': async () => (await import('./en-US/notices/robots.ts')).robots,
  },
  teamwork: {
    'zh-CN': async () => (await import('./zh-CN/teamwork/teamwork.ts')).teamwork,
    'zh-TW': async () => (await import('./zh-TW/teamwork/teamwork.ts')).teamwork,
    'en-US': async () => (await import('./en-US/teamwork/teamwork.ts')).teamwork,
  },
  consultations: {
    'zh-CN': async () => (await import('./zh-CN/notices/consultations.ts')).consultations,
    'zh-TW': async () => (await import('./zh-TW/notices/consultations.ts')).consultations,
    'en-US': async () => (await import('./en-US/notices/consultations.ts')).consultations,
  },
  rates: {
    'zh-CN': async () => (await import('./zh-CN/rates/rates.ts')).rates,
    'zh-TW': async () => (await import('./zh-TW/rates/rates.ts')).rates,
    'en-US': async () => (await import('./en-US/rates/rates.ts')).rates,
  },
  members: {
    'zh-CN': async () => (await import('./zh-CN/account/members.ts')).members,
    'zh-TW': async () => (await import('./zh-TW/account/members.ts')).members,
    'en-US': async () => (await import('./en-US/account/members.ts')).members,
  },
  permissions: {
    'zh-CN': async () => (await import('./zh-CN/account/permissions.ts')).permissions,
    'zh-TW': async () => (await import('./zh-TW/account/permissions.ts')).permissions,
    'en-US': async () => (await import('./en-US/account/permissions.ts')).permissions,
  },
  orderForm: {
    'zh-CN': async () => (await import('./zh-CN/orders/order-form.ts')).orderForm,
    'zh-TW': async () => (await import('./zh-TW/orders/order-form.ts')).orderForm,
    'en-US': async () => (await import('./en-US/orders/order-form.ts')).orderForm,
  },
  linesGrid: {
    'zh-CN': async () => (await import('./zh-CN/kit/lines-grid.ts')).linesGrid,
    'zh-TW': async () => (await import('./zh-TW/kit/lines-grid.ts')).linesGrid,
    'en-US': async () => (await import('./en-US/kit/lines-grid.ts')).linesGrid,
  },
  paperReader: {
    'zh-CN': async () => (await import('./zh-CN/kit/paper-reader.ts')).paperReader,
    'zh-TW': async () => (await import('./zh-TW/kit/paper-reader.ts')).paperReader,
    'en-US': async () => (await import('./en-US/kit/paper-reader.ts')).paperReader,
  },
  imgPreview: {
    'zh-CN': async () => (await import('./zh-CN/shell/img-preview.ts')).imgPreview,
    'zh-TW': async () => (await import('./zh-TW/shell/img-preview.ts')).imgPreview,
    'en-US': async () => (await import('./en-US/shell/img-preview.ts')).imgPreview,
  },
}
