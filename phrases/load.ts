// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- the augmentation below needs the module known
import type {} from 'use-intl'
import type { Locale } from './locales.ts'

/**
 * The texts of the front ends, one lazily loaded file per language and module. zh-CN is the source: its shape is
 * the type of the other two.
 */
const loaders = {
  client: {
    'zh-CN': async () => (await import('./zh-CN/client.ts')).client,
    'zh-TW': async () => (await import('./zh-TW/client.ts')).client,
    'en-US': async () => (await import('./en-US/client.ts')).client,
  },
  shell: {
    'zh-CN': async () => (await import('./zh-CN/shell.ts')).shell,
    'zh-TW': async () => (await import('./zh-TW/shell.ts')).shell,
    'en-US': async () => (await import('./en-US/shell.ts')).shell,
  },
  kit: {
    'zh-CN': async () => (await import('./zh-CN/kit.ts')).kit,
    'zh-TW': async () => (await import('./zh-TW/kit.ts')).kit,
    'en-US': async () => (await import('./en-US/kit.ts')).kit,
  },
  codes: {
    'zh-CN': async () => (await import('./zh-CN/codes.ts')).codes,
    'zh-TW': async () => (await import('./zh-TW/codes.ts')).codes,
    'en-US': async () => (await import('./en-US/codes.ts')).codes,
  },
  machines: {
    'zh-CN': async () => (await import('./zh-CN/machines.ts')).machines,
    'zh-TW': async () => (await import('./zh-TW/machines.ts')).machines,
    'en-US': async () => (await import('./en-US/machines.ts')).machines,
  },
  login: {
    'zh-CN': async () => (await import('./zh-CN/login.ts')).login,
    'zh-TW': async () => (await import('./zh-TW/login.ts')).login,
    'en-US': async () => (await import('./en-US/login.ts')).login,
  },
  agreement: {
    'zh-CN': async () => (await import('./zh-CN/agreement.ts')).agreement,
    'zh-TW': async () => (await import('./zh-TW/agreement.ts')).agreement,
    'en-US': async () => (await import('./en-US/agreement.ts')).agreement,
  },
  information: {
    'zh-CN': async () => (await import('./zh-CN/information.ts')).information,
    'zh-TW': async () => (await import('./zh-TW/information.ts')).information,
    'en-US': async () => (await import('./en-US/information.ts')).information,
  },
  errors: {
    'zh-CN': async () => (await import('./zh-CN/errors.ts')).errors,
    'zh-TW': async () => (await import('./zh-TW/errors.ts')).errors,
    'en-US': async () => (await import('./en-US/errors.ts')).errors,
  },
  partners: {
    'zh-CN': async () => (await import('./zh-CN/partners.ts')).partners,
    'zh-TW': async () => (await import('./zh-TW/partners.ts')).partners,
    'en-US': async () => (await import('./en-US/partners.ts')).partners,
  },
  partnerFields: {
    'zh-CN': async () => (await import('./zh-CN/fields-partners.ts')).partnerFields,
    'zh-TW': async () => (await import('./zh-TW/fields-partners.ts')).partnerFields,
    'en-US': async () => (await import('./en-US/fields-partners.ts')).partnerFields,
  },
  hub: {
    'zh-CN': async () => (await import('./zh-CN/hub.ts')).hub,
    'zh-TW': async () => (await import('./zh-TW/hub.ts')).hub,
    'en-US': async () => (await import('./en-US/hub.ts')).hub,
  },
  hubFields: {
    'zh-CN': async () => (await import('./zh-CN/fields-hub.ts')).hubFields,
    'zh-TW': async () => (await import('./zh-TW/fields-hub.ts')).hubFields,
    'en-US': async () => (await import('./en-US/fields-hub.ts')).hubFields,
  },
  myInformation: {
    'zh-CN': async () => (await import('./zh-CN/my-information.ts')).myInformation,
    'zh-TW': async () => (await import('./zh-TW/my-information.ts')).myInformation,
    'en-US': async () => (await import('./en-US/my-information.ts')).myInformation,
  },
  products: {
    'zh-CN': async () => (await import('./zh-CN/products.ts')).products,
    'zh-TW': async () => (await import('./zh-TW/products.ts')).products,
    'en-US': async () => (await import('./en-US/products.ts')).products,
  },
  productFields: {
    'zh-CN': async () => (await import('./zh-CN/fields-products.ts')).productFields,
    'zh-TW': async () => (await import('./zh-TW/fields-products.ts')).productFields,
    'en-US': async () => (await import('./en-US/fields-products.ts')).productFields,
  },
  customsCodes: {
    'zh-CN': async () => (await import('./zh-CN/customs-codes.ts')).customsCodes,
    'zh-TW': async () => (await import('./zh-TW/customs-codes.ts')).customsCodes,
    'en-US': async () => (await import('./en-US/customs-codes.ts')).customsCodes,
  },
  customsFields: {
    'zh-CN': async () => (await import('./zh-CN/fields-customs.ts')).customsFields,
    'zh-TW': async () => (await import('./zh-TW/fields-customs.ts')).customsFields,
    'en-US': async () => (await import('./en-US/fields-customs.ts')).customsFields,
  },
  orderFields: {
    'zh-CN': async () => (await import('./zh-CN/fields-orders.ts')).orderFields,
    'zh-TW': async () => (await import('./zh-TW/fields-orders.ts')).orderFields,
    'en-US': async () => (await import('./en-US/fields-orders.ts')).orderFields,
  },
  orders: {
    'zh-CN': async () => (await import('./zh-CN/orders.ts')).orders,
    'zh-TW': async () => (await import('./zh-TW/orders.ts')).orders,
    'en-US': async () => (await import('./en-US/orders.ts')).orders,
  },
  orderReadiness: {
    'zh-CN': async () => (await import('./zh-CN/order-readiness.ts')).orderReadiness,
    'zh-TW': async () => (await import('./zh-TW/order-readiness.ts')).orderReadiness,
    'en-US': async () => (await import('./en-US/order-readiness.ts')).orderReadiness,
  },
  home: {
    'zh-CN': async () => (await import('./zh-CN/home.ts')).home,
    'zh-TW': async () => (await import('./zh-TW/home.ts')).home,
    'en-US': async () => (await import('./en-US/home.ts')).home,
  },
  notices: {
    'zh-CN': async () => (await import('./zh-CN/notices.ts')).notices,
    'zh-TW': async () => (await import('./zh-TW/notices.ts')).notices,
    'en-US': async () => (await import('./en-US/notices.ts')).notices,
  },
  consultations: {
    'zh-CN': async () => (await import('./zh-CN/consultations.ts')).consultations,
    'zh-TW': async () => (await import('./zh-TW/consultations.ts')).consultations,
    'en-US': async () => (await import('./en-US/consultations.ts')).consultations,
  },
  rates: {
    'zh-CN': async () => (await import('./zh-CN/rates.ts')).rates,
    'zh-TW': async () => (await import('./zh-TW/rates.ts')).rates,
    'en-US': async () => (await import('./en-US/rates.ts')).rates,
  },
  members: {
    'zh-CN': async () => (await import('./zh-CN/members.ts')).members,
    'zh-TW': async () => (await import('./zh-TW/members.ts')).members,
    'en-US': async () => (await import('./en-US/members.ts')).members,
  },
  permissions: {
    'zh-CN': async () => (await import('./zh-CN/permissions.ts')).permissions,
    'zh-TW': async () => (await import('./zh-TW/permissions.ts')).permissions,
    'en-US': async () => (await import('./en-US/permissions.ts')).permissions,
  },
  orderForm: {
    'zh-CN': async () => (await import('./zh-CN/order-form.ts')).orderForm,
    'zh-TW': async () => (await import('./zh-TW/order-form.ts')).orderForm,
    'en-US': async () => (await import('./en-US/order-form.ts')).orderForm,
  },
  linesGrid: {
    'zh-CN': async () => (await import('./zh-CN/lines-grid.ts')).linesGrid,
    'zh-TW': async () => (await import('./zh-TW/lines-grid.ts')).linesGrid,
    'en-US': async () => (await import('./en-US/lines-grid.ts')).linesGrid,
  },
  imgPreview: {
    'zh-CN': async () => (await import('./zh-CN/img-preview.ts')).imgPreview,
    'zh-TW': async () => (await import('./zh-TW/img-preview.ts')).imgPreview,
    'en-US': async () => (await import('./en-US/img-preview.ts')).imgPreview,
  },
  office: {
    'zh-CN': async () => (await import('./zh-CN/office.ts')).office,
    'zh-TW': async () => (await import('./zh-TW/office.ts')).office,
    'en-US': async () => (await import('./en-US/office.ts')).office,
  },
  officeReview: {
    'zh-CN': async () => (await import('./zh-CN/office-review.ts')).officeReview,
    'zh-TW': async () => (await import('./zh-TW/office-review.ts')).officeReview,
    'en-US': async () => (await import('./en-US/office-review.ts')).officeReview,
  },
  officePublishing: {
    'zh-CN': async () => (await import('./zh-CN/office-publishing.ts')).officePublishing,
    'zh-TW': async () => (await import('./zh-TW/office-publishing.ts')).officePublishing,
    'en-US': async () => (await import('./en-US/office-publishing.ts')).officePublishing,
  },
  officeStaff: {
    'zh-CN': async () => (await import('./zh-CN/office-staff.ts')).officeStaff,
    'zh-TW': async () => (await import('./zh-TW/office-staff.ts')).officeStaff,
    'en-US': async () => (await import('./en-US/office-staff.ts')).officeStaff,
  },
  officeOrders: {
    'zh-CN': async () => (await import('./zh-CN/office-orders.ts')).officeOrders,
    'zh-TW': async () => (await import('./zh-TW/office-orders.ts')).officeOrders,
    'en-US': async () => (await import('./en-US/office-orders.ts')).officeOrders,
  },
  officeGateway: {
    'zh-CN': async () => (await import('./zh-CN/office-gateway.ts')).officeGateway,
    'zh-TW': async () => (await import('./zh-TW/office-gateway.ts')).officeGateway,
    'en-US': async () => (await import('./en-US/office-gateway.ts')).officeGateway,
  },
}

export type PhraseModule = keyof typeof loaders
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

/** What is already here, for a reader that cannot wait; undefined when it still has to be loaded. */
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
