import type { filingRefusals, labelRefusals } from '@quayside/contract/filings/filing.refusals.ts'
import type { Nested } from '../../nested.ts'

export const filingErrors = {
  labelOrder: {
    alreadySubmitted: '標籤單已送審，無法重複送出，請重新整理後查看最新狀態',
    noOpenVersion: '沒有待確認的標籤，請等候服務商交付',
    notConfirmed: '尚有產品的標籤未經客戶確認，無法結案',
    noLines: '請至少填寫一項產品',
    productName: '請填寫產品名稱',
    ingredients: '請填寫成分',
    packageImage: '請上傳包裝展開圖',
    certificate: '請上傳核准或備案憑證',
    nutrients: '請上傳營養成分資料',
    notPicture: '請使用圖片或 PDF 檔案',
    unknownLine: '標籤單中沒有這項產品',
    versionReplaced: '該版本已被新版本取代或已答覆，請查看最新版本',
  },
  approvalOrder: { alreadySubmitted: '審批單已送審，無法重複送出，請重新整理後查看最新狀態' },
} as const satisfies Nested<keyof typeof filingRefusals | keyof typeof labelRefusals>
