import type {
  forwardingRefusals,
  freightRefusals,
} from '@quayside/contract/forwarding/forwarding.refusals.ts'
import type { Nested } from '../../nested.ts'

export const forwardingErrors = {
  forwarderEnquiry: {
    alreadySubmitted: '詢價已發出，無法重複送出，請等候報價',
    noQuotation: '請先登錄報價再發出',
  },
  forwarderOrder: {
    alreadySubmitted: '貨運承攬訂單已送審，無法重複送出，請重新整理後查看最新狀態',
    noQuotation: '請先登錄報價再發出',
  },
  forwarderQuotation: {
    offerOpen: '上一次議價尚未回覆，請等候回覆後再議價',
    noOffer: '沒有待回覆的議價',
    notValid: '報價已逾有效期限，請聯絡服務商更新報價',
  },
  freight: {
    samePort: '目的港與起運港相同，請檢查',
    sizeIncomplete: '請填寫完整的長、寬、高和件數',
    containersMissing: '海運整櫃須填寫櫃型和櫃量',
    containerNumber: '櫃號應為 4 個字母（第 4 位 U、J 或 Z）加 7 位數字',
    containerCheckDigit: '櫃號檢查碼不符，應為 {digit}，請核對櫃號',
    containerTwice: '櫃號重複',
    waybill: '空運提單號應為 11 位數字',
    waybillCheckDigit: '空運提單號檢查碼不符，應為 {digit}，請核對單號',
    chargeTwice: '同一費用項目只能報一次',
    chargeNotQuoted: '該報價沒有這項費用，請不填價格以索取報價',
    chargeQuoted: '該費用已報價，請填寫議價',
    noCharges: '請至少登錄一項費用',
    termsDiffer: '與同一報價第 {row} 列的條件不一致',
    quoteRejected: '同一報價的其他列有誤，整份報價未匯入',
    enquiryUnknown: '沒有這個詢價單號',
    enquiryClosed: '該詢價不再接受報價',
    validityPast: '有效期限不能早於今天',
    milestoneTwice: '同一節點只能填寫一次',
    milestoneFuture: '實際時間不能晚於現在',
    noMilestone: '請至少填寫一個節點',
    noMaterial: '請填寫補料內容或上傳補料文件',
  },
} as const satisfies Nested<keyof typeof forwardingRefusals | keyof typeof freightRefusals>
