import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

export const customsTexts: readonly PhraseModule[] = [
  'codes',
  'declarationFields',
  'errors',
  'machines',
  'officeCustoms',
  'officeOrders',
  'officeReview',
]

export const customsScreens = {
  '/office/declarations': {
    modules: customsTexts,
    load: async () => (await import('../../screens/customs/declaration-list.tsx')).DeclarationList,
  },
  '/office/declaration': {
    modules: customsTexts,
    load: async () => (await import('../../screens/customs/declaration-record.tsx')).DeclarationRecord,
  },
  '/office/taxBills': {
    modules: customsTexts,
    load: async () => (await import('../../screens/customs/tax-bill-list.tsx')).TaxBillList,
  },
  '/office/taxBill': {
    modules: customsTexts,
    load: async () => (await import('../../screens/customs/tax-bill-record.tsx')).TaxBillRecord,
  },
} satisfies Screens
