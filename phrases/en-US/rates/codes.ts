import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const rateCodes = {
  currency: {
    RMB: 'Chinese yuan',
    USD: 'US dollar',
    JPY: 'Japanese yen',
    HKD: 'Hong Kong dollar',
    EUR: 'Euro',
    GBP: 'Pound sterling',
  },
  rateSource: { safe: 'SAFE central parity', boc: 'Bank of China', customs: 'Customs rate' },
} as const satisfies Partial<CodeTexts>
