import { landing } from './landing.ts'

type InEachLanguage = Record<'zh-CN' | 'zh-TW' | 'en-US', unknown>

type SettingSeed = {
  readonly key: string
  readonly isPublic: boolean
  /** A value has a text in each language, or one for all of them. */
  readonly value: InEachLanguage | { readonly '*': unknown }
}

const support = { phone: '400-000-2007', email: 'service@quayside.example' }

/** What a fresh installation says of itself; the provider changes it later. */
export const settings: readonly SettingSeed[] = [
  {
    key: 'title',
    isPublic: true,
    value: { 'zh-CN': '云埠供应链', 'zh-TW': '雲埠供應鏈', 'en-US': 'Quayside Supply Chain' },
  },
  { key: 'productName', isPublic: true, value: { 'zh-CN': '云埠', 'zh-TW': '雲埠', 'en-US': 'Quayside' } },
  {
    key: 'support',
    isPublic: true,
    value: {
      'zh-CN': { ...support, hours: '周一至周六 08:30–18:30' },
      'zh-TW': { ...support, hours: '週一至週六 08:30–18:30' },
      'en-US': { ...support, hours: 'Mon–Sat 08:30–18:30' },
    },
  },
  {
    // The provider's side of every contract. Chinese and English stand beside each other in it.
    key: 'provider',
    isPublic: false,
    value: {
      '*': {
        name: '云埠供应链（深圳）有限公司',
        englishName: 'Quayside Supply Chain (Shenzhen) Co., Ltd.',
        creditCode: '91440300662145072E',
        address: '深圳市福田区福强路云埠大厦 12 层',
        phone: support.phone,
        representative: '罗启航',
        bank: '中国银行深圳福田支行',
        bankAccount: '7445 6789 0012 3456',
      },
    },
  },
  { key: 'landing', isPublic: true, value: landing },
]
