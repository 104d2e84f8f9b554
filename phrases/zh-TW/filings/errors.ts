import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/errors.ts'

export const { filingErrors } = traditional(source, {
  filingErrors: {
    labelOrder: {
      alreadySubmitted: '標籤單已送審，無法重複送出，請重新整理後查看最新狀態',
      noOpenVersion: '沒有待確認的標籤，請等候服務商交付',
      notConfirmed: '尚有產品的標籤未經客戶確認，無法結案',
      ingredients: '請填寫成分',
      certificate: '請上傳核准或備案憑證',
    },
    approvalOrder: { alreadySubmitted: '審批單已送審，無法重複送出，請重新整理後查看最新狀態' },
  },
})
