import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { MachineTexts } from '@quayside/contract/all-machines.ts'
// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- the augmentation below needs the module known
import type {} from 'use-intl'
import type { Locale } from './locales.ts'
import { type ErrorTexts, merged } from './merged.ts'

/**
 * The texts of the front ends, one lazily loaded file per language and module. zh-CN is the source: its shape is
 * the type of the other two.
 */
const loaders = {
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
  labelFields: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-fields.ts')).labelFields,
    'zh-TW': async () => (await import('./zh-TW/filings/label-fields.ts')).labelFields,
    'en-US': async () => (await import('./en-US/filings/label-fields.ts')).labelFields,
  },
  labels: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-screens.ts')).labels,
    'zh-TW': async () => (await import('./zh-TW/filings/label-screens.ts')).labels,
    'en-US': async () => (await import('./en-US/filings/label-screens.ts')).labels,
  },
  labelVersions: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-versions.ts')).labelVersions,
    'zh-TW': async () => (await import('./zh-TW/filings/label-versions.ts')).labelVersions,
    'en-US': async () => (await import('./en-US/filings/label-versions.ts')).labelVersions,
  },
  officeLabels: {
    'zh-CN': async () => (await import('./zh-CN/filings/label-office.ts')).officeLabels,
    'zh-TW': async () => (await import('./zh-TW/filings/label-office.ts')).officeLabels,
    'en-US': async () => (await import('./en-US/filings/label-office.ts')).officeLabels,
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
  approvalFields: {
    'zh-CN': async () => (await import('./zh-CN/filings/approval-fields.ts')).approvalFields,
    'zh-TW': async () => (await import('./zh-TW/filings/approval-fields.ts')).approvalFields,
    'en-US': async () => (await import('./en-US/filings/approval-fields.ts')).approvalFields,
  },
  officeApproval: {
    'zh-CN': async () => (await import('./zh-CN/filings/approval-office.ts')).officeApproval,
    'zh-TW': async () => (await import('./zh-TW/filings/approval-office.ts')).officeApproval,
    'en-US': async () => (await import('./en-US/filings/approval-office.ts')).officeApproval,
  },
  forwardingFields: {
    'zh-CN': async () => (await import('./zh-CN/forwarding/fields.ts')).forwardingFields,
    'zh-TW': async () => (await import('./zh-TW/forwarding/fields.ts')).forwardingFields,
    'en-US': async () => (await import('./en-US/forwarding/fields.ts')).forwardingFields,
  },
  services: {
    'zh-CN': async () => (await import('./zh-CN/services/screens.ts')).services,
    'zh-TW': async () => (await import('./zh-TW/services/screens.ts')).services,
    'en-US': async () => (await import('./en-US/services/screens.ts')).services,
  },
  serviceFields: {
    'zh-CN': async () => (await import('./zh-CN/services/services.ts')).serviceFields,
    'zh-TW': async () => (await import('./zh-TW/services/services.ts')).serviceFields,
    'en-US': async () => (await import('./en-US/services/services.ts')).serviceFields,
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
  officeTaxInvoices: {
    'zh-CN': async () => (await import('./zh-CN/office/tax-invoices.ts')).officeTaxInvoices,
    'zh-TW': async () => (await import('./zh-TW/office/tax-invoices.ts')).officeTaxInvoices,
    'en-US': async () => (await import('./en-US/office/tax-invoices.ts')).officeTaxInvoices,
  },
  taxInvoiceFields: {
    'zh-CN': async () => (await import('./zh-CN/tax-invoices/fields.ts')).taxInvoiceFields,
    'zh-TW': async () => (await import('./zh-TW/tax-invoices/fields.ts')).taxInvoiceFields,
    'en-US': async () => (await import('./en-US/tax-invoices/fields.ts')).taxInvoiceFields,
  },
  officeCustoms: {
    'zh-CN': async () => (await import('./zh-CN/office/customs.ts')).officeCustoms,
    'zh-TW': async () => (await import('./zh-TW/office/customs.ts')).officeCustoms,
    'en-US': async () => (await import('./en-US/office/customs.ts')).officeCustoms,
  },
  declarationFields: {
    'zh-CN': async () => (await import('./zh-CN/customs/fields.ts')).declarationFields,
    'zh-TW': async () => (await import('./zh-TW/customs/fields.ts')).declarationFields,
    'en-US': async () => (await import('./en-US/customs/fields.ts')).declarationFields,
  },
  flowBoard: {
    'zh-CN': async () => (await import('./zh-CN/reports/flow-board.ts')).flowBoard,
    'zh-TW': async () => (await import('./zh-TW/reports/flow-board.ts')).flowBoard,
    'en-US': async () => (await import('./en-US/reports/flow-board.ts')).flowBoard,
  },
  financeFields: {
    'zh-CN': async () => (await import('./zh-CN/finance/fields.ts')).financeFields,
    'zh-TW': async () => (await import('./zh-TW/finance/fields.ts')).financeFields,
    'en-US': async () => (await import('./en-US/finance/fields.ts')).financeFields,
  },
  financeScreens: {
    'zh-CN': async () => (await import('./zh-CN/finance/screens.ts')).financeScreens,
    'zh-TW': async () => (await import('./zh-TW/finance/screens.ts')).financeScreens,
    'en-US': async () => (await import('./en-US/finance/screens.ts')).financeScreens,
  },
  paymentFields: {
    'zh-CN': async () => (await import('./zh-CN/payments/fields.ts')).paymentFields,
    'zh-TW': async () => (await import('./zh-TW/payments/fields.ts')).paymentFields,
    'en-US': async () => (await import('./en-US/payments/fields.ts')).paymentFields,
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
  hubFields: {
    'zh-CN': async () => (await import('./zh-CN/account/fields.ts')).hubFields,
    'zh-TW': async () => (await import('./zh-TW/account/fields.ts')).hubFields,
    'en-US': async () => (await import('./en-US/account/fields.ts')).hubFields,
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
  productFields: {
    'zh-CN': async () => (await import('./zh-CN/products/fields.ts')).productFields,
    'zh-TW': async () => (await import('./zh-TW/products/fields.ts')).productFields,
    'en-US': async () => (await import('./en-US/products/fields.ts')).productFields,
  },
  customsCodes: {
    'zh-CN': async () => (await import('./zh-CN/products/customs-codes.ts')).customsCodes,
    'zh-TW': async () => (await import('./zh-TW/products/customs-codes.ts')).customsCodes,
    'en-US': async () => (await import('./en-US/products/customs-codes.ts')).customsCodes,
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
  imgPreview: {
    'zh-CN': async () => (await import('./zh-CN/shell/img-preview.ts')).imgPreview,
    'zh-TW': async () => (await import('./zh-TW/shell/img-preview.ts')).imgPreview,
    'en-US': async () => (await import('./en-US/shell/img-preview.ts')).imgPreview,
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
  officeGateway: {
    'zh-CN': async () => (await import('./zh-CN/office/gateway.ts')).officeGateway,
    'zh-TW': async () => (await import('./zh-TW/office/gateway.ts')).officeGateway,
    'en-US': async () => (await import('./en-US/office/gateway.ts')).officeGateway,
  },
}

export type PhraseModule = keyof typeof loaders
export const phraseModules = Object.keys(loaders) as PhraseModule[]
export type Messages = {
  readonly [M in PhraseModule]: Awaited<ReturnType<(typeof loaders)[M]['zh-CN']>>
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: Locale
  }
}

const loaded = new Map<string, unknown>()

/** Texts that are already loaded, without waiting; undefined when they are not. */
export const findPhrases = <M extends PhraseModule>(locale: Locale, module: M): Messages[M] | undefined =>
  loaded.get(`${locale}/${module}`) as Messages[M] | undefined

export async function loadPhrases(locale: Locale, modules: readonly PhraseModule[]): Promise<void> {
  await Promise.all(
    modules.map(async (module) => {
      const key = `${locale}/${module}`
      if (!loaded.has(key)) loaded.set(key, await loaders[module][locale]())
    }),
  )
}
