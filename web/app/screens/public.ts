import type { PublicPath } from '../paths.ts'
import type { Screen } from './screen.ts'

/** The pages without the portal's frame. The landing page is drawn without this table: it has no formatter. */
export const publicScreens: Readonly<Record<Exclude<PublicPath, '/'>, Screen>> = {
  '/login': {
    modules: ['login', 'secondFactor', 'errors'],
    load: async () => (await import('../../screens/public/login.tsx')).Login,
  },
  '/agreement': {
    modules: ['agreement'],
    load: async () => (await import('../../screens/public/agreement.tsx')).Agreement,
  },
  '/forwarderQuote': {
    modules: ['quoteLink', 'forwardingFields', 'codes', 'errors'],
    load: async () => (await import('../../screens/public/forwarder-quote.tsx')).ForwarderQuote,
  },
  '/information': {
    modules: ['information', 'ownCompanies', 'errors'],
    load: async () => (await import('../../screens/account/information.tsx')).Information,
  },
  '/secondFactor': {
    modules: ['secondFactor', 'kit', 'errors'],
    load: async () => (await import('../../screens/account/set-up-second-factor.tsx')).SetUpSecondFactor,
  },
  '/ImgPreview': {
    modules: ['imgPreview'],
    load: async () => (await import('../../screens/files/img-preview.tsx')).ImgPreview,
  },
}
