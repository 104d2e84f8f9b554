import type { Wording } from '../../wording.ts'
import type { orderReadiness as source } from '../../zh-CN/orders/order-readiness.ts'

export const orderReadiness: Wording<typeof source> = {
  codes: {
    modelMissing: '未填寫型號，審核時無法核對商品',
    unclassified: '商品尚未稅則分類，無法報關，請先申請分類',
    elementsMissing: '缺少申報要素：{elements}',
    weightMissing: '未填寫毛重，報關和運輸都需要',
    priceFarFromUsual: '單價與該型號以往的 {usual} 相差 {percent}%，可能觸發審價',
    cccUnconfirmed: '3C 狀態待確認，通關可能受阻',
    cccCertificateMissing: '商品在 3C 目錄內，請上傳 3C 認證證書',
    attachmentMissing: '缺少附件，審核時會要求補充',
    buyerMissing: '轉口訂單未填寫買方，審核時會要求補充',
  },
  severities: {
    submit: '不能送出',
    audit: '可能審核不通過',
    clearance: '可能影響通關',
    look: '建議檢查',
  },
}
