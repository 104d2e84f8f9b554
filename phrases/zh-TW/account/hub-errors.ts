import type { hubRefusals } from '@quayside/contract/account/hub.refusals.ts'
import type { Nested } from '../../nested.ts'

export const hubErrors = {
  bankAccount: {
    format: '銀行帳號不正確，應為 5 至 34 位數字或字母',
    countryUnknown: '請從清單中選擇銀行所在國家或地區',
    numberTaken: '已有相同幣別的此帳號，請勿重複新增',
  },
  contact: {
    mobile: '手機號碼不正確，請填寫 11 位中國大陸手機號碼，海外號碼請以 + 和國家或地區代碼開頭',
    qq: 'QQ 號碼不正確，應為 5 至 11 位數字',
    phoneMissing: '手機和市話請至少填寫一項',
    pickupMobileMissing: '提貨聯絡人須填寫手機號碼',
    pickupIdMissing: '提貨聯絡人須填寫身分證號碼，倉庫憑此放貨',
  },
  address: {
    regionUnknown: '地區不存在，請從清單中選擇',
    regionTooWide: '請選擇到最末一級地區',
  },
  companyChange: { pending: '已有一項變更正在審核，請等待結果或先撤回' },
} as const satisfies Nested<keyof typeof hubRefusals>
