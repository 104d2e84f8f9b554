import type { partnerRefusals } from '@quayside/contract/partners/partner.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const partnerErrors = {
  supplier: {
    ...machineErrors.supplier,
    nameTaken: '已有同名供應商，請核對後修改名稱',
    licenceMissing: '請上傳營業執照',
    invoicingDataMissing: '請上傳開票資料',
    notSelected: '請先選擇供應商',
  },
  supplierAccount: {
    numberTaken: '該供應商已有相同幣別的此帳號，請勿重複新增',
    swiftMissing: '境外供應商的香港以外帳戶須填寫 SWIFT 代碼',
  },
  supplierAddress: { regionUnknown: '地區不存在，請從清單中選擇' },
  bankAccount: {
    format: '銀行帳號不正確，應為 5 至 34 位數字或字母',
    countryUnknown: '請從清單中選擇銀行所在國家或地區',
  },
} as const satisfies Nested<keyof typeof partnerRefusals>
