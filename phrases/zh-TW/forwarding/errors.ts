import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/errors.ts'

export const { forwardingErrors } = traditional(source, {
  forwardingErrors: {
    forwarderEnquiry: { alreadySubmitted: '詢價已發出，無法重複送出，請等候報價' },
    forwarderOrder: { alreadySubmitted: '貨運承攬訂單已送審，無法重複送出，請重新整理後查看最新狀態' },
    forwarderQuotation: {
      offerOpen: '上一次議價尚未回覆，請等候回覆後再議價',
      noOffer: '沒有待回覆的議價',
      notValid: '報價已逾有效期限，請聯絡服務商更新報價',
    },
    freight: {
      containersMissing: '海運整櫃須填寫櫃型和櫃量',
      termsDiffer: '與同一報價第 {row} 列的條件不一致',
      quoteRejected: '同一報價的其他列有誤，整份報價未匯入',
      validityPast: '有效期限不能早於今天',
    },
  },
})
