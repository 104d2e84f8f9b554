import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const rateCodes = {
  currency: { RMB: '人民币', USD: '美元', JPY: '日元', HKD: '港币', EUR: '欧元', GBP: '英镑' },
  rateSource: { safe: '外汇局中间价', boc: '中国银行牌价', customs: '海关计征汇率' },
} as const satisfies Partial<CodeTexts>
