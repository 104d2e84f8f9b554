import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const rateCodes = {
  currency: { RMB: '人民幣', USD: '美元', JPY: '日圓', HKD: '港幣', EUR: '歐元', GBP: '英鎊' },
  rateSource: { safe: '外匯局中間價', boc: '中國銀行牌告匯率', customs: '海關計徵匯率' },
} as const satisfies Partial<CodeTexts>
