import type { partnerRefusals } from '@quayside/contract/partners/partner.refusals.ts'
import type { Nested } from '../../nested.ts'

export const partnerErrors = {
  supplier: {
    notModifiable: '供應商已停用，請先申請啟用再修改',
    requestPending: '該供應商的申請正在處理，請等候服務商的結果',
    nameTaken: '已有同名供應商，請核對後修改名稱',
    licenceMissing: '請上傳營業執照',
    invoicingDataMissing: '請上傳發票資料',
    notSelected: '請先選擇供應商',
  },
  supplierAccount: {
    numberTaken: '該供應商已有相同幣別的此帳號，請勿重複新增',
    swiftMissing: '海外供應商的香港以外帳戶須填寫 SWIFT 代碼',
  },
  supplierAddress: { regionUnknown: '地區不存在，請從清單中選擇' },
  customer: {
    chineseNameTaken: '已有同名客戶，請核對後修改中文名稱',
    englishNameTaken: '已有同名客戶，請核對後修改英文名稱',
    englishNameMissing: '海外客戶須填寫英文名稱，出口單證使用該名稱',
    chineseNameMissing: '經銷客戶須填寫中文名稱',
  },
} as const satisfies Nested<keyof typeof partnerRefusals>
