import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/review.ts'

export const { officeReview } = traditional(source, {
  officeReview: {
    company: { invoicing: '發票資訊', seePending: '查看變更' },
    change: { seeCompany: '查看企業' },
    classification: {
      answer: '稅則分類結果',
      inspectionDigits: '檢驗檢疫碼（3 位）',
      search: '依號別、品名或拼音查詢',
      tariff: {
        unknown: '稅則中沒有此號別，請重新選擇',
        filled: '稅率與條件依稅則填入，可依實際情況修改',
        sample: '示例稅則，稅率與條件請向海關核實後再回覆',
      },
    },
    consultation: {
      waitingHint: '客戶會收到通知，並在開啟的頁面上立即看到回覆',
      closedNote: '諮詢已結束，無法再回覆',
    },
    events: { markSigned: '登錄簽收' },
  },
})
