import type { kernelRefusals } from '@quayside/contract/kernel/kernel.refusals.ts'
import type { Nested } from '../../nested.ts'

export const kernelErrors = {
  input: {
    invalid: '填寫內容有誤，請依提示修改後重試',
    tooLarge: '數值過大，無法儲存。請檢查數量、單價和金額。',
  },
  field: {
    required: '請填寫此欄位',
    type: '格式不正確，請檢查後重新填寫',
    unknown: '不支援的欄位：{name}',
    tooLong: '內容過長，最多 {max} 個字元',
    tooShort: '內容過短，至少 {min} 個字元',
    tooMany: '數量過多，最多 {max} 項',
    tooLarge: '數值過大，不得超過 {max}',
    tooSmall: '數值過小，不得小於 {min}',
    control: '含有無法識別的控制字元，請刪除後重試',
    id: '資料編號不正確，請重新整理頁面後再試',
    amount: '請填寫金額，最多兩位小數',
    positive: '請填寫大於零的金額，最多兩位小數',
    rate: '請填寫數值，最多六位小數',
    number: '請填寫整數',
    time: '請填寫時間，例如 22:00',
    date: '請填寫有效日期，例如 2026-11-15',
    dayRange: '日期應在 {from} 與 {to} 之間',
    code: '請從清單中選擇',
  },
  format: {
    mobile: '手機號碼不正確，請填寫 11 位中國大陸手機號碼',
    phone: '電話號碼不正確，請填寫市話、手機或國際號碼',
    email: '電子郵件格式不正確，例如 name@company.com',
    creditCode: '統一社會信用代碼不正確，請核對 18 位代碼',
    idCard: '身分證號碼不正確，請核對 18 位號碼',
    swift: 'SWIFT 代碼不正確，應為 8 位或 11 位',
    hsCode: '稅則號別不正確，應為 10 位或 13 位數字',
    smsCode: '請輸入 6 位數字驗證碼',
  },
  selection: {
    empty: '請選擇需要操作的資料',
    nothingDone: '{count, plural, =1 {{reason}} other {所選 # 筆均未處理。首筆原因：{reason}}}',
  },
  export: { noData: '沒有資料，請檢查查詢條件' },
  access: {
    signIn: '認證失敗，無法存取系統資源，請重新登入',
    forbidden: '您沒有此操作的權限，請聯絡貴公司管理員開通',
  },
  record: {
    notFound: '資料不存在或已被刪除',
    stale: '此資料已被他人修改，請查看最新內容後再儲存',
  },
  state: {
    notAllowed: '目前狀態無法進行此操作，請重新整理後查看最新狀態',
    notYours: '此操作由對方辦理，您暫時無需處理',
  },
  idempotency: {
    otherBody: '同一請求編號已用於不同內容，請重新整理頁面後再試',
    underWay: '相同請求正在處理，請稍候查看結果',
  },
  limit: {
    tooOften: '操作過於頻繁，請 {seconds} 秒後再試',
    busy: '系統忙碌中，請稍後再試',
  },
} as const satisfies Nested<keyof typeof kernelRefusals>
