import type { accountRefusals } from '@quayside/contract/account/account.refusals.ts'
import type { companyRefusals } from '@quayside/contract/account/company.refusals.ts'
import type { Nested } from '../../nested.ts'

export const accountErrors = {
  login: {
    missing: '請輸入帳號和密碼',
    wrong: '帳號或密碼錯誤，請核對後重試',
    notReviewed: '帳號尚未審核，暫時無法登入',
    locked: '嘗試次數過多，請 {minutes} 分鐘後再試',
    grant: '不支援的登入方式',
    refreshInvalid: '登入已失效，請重新登入',
  },
  register: { mobileTaken: '此手機號碼已註冊，請直接登入' },
  agreement: { notTicked: '請閱讀並勾選同意服務協議' },
  password: {
    mismatch: '兩次輸入的密碼不一致',
    weak: '密碼須超過 6 位，並同時包含字母、數字和符號',
    common: '此密碼過於常見，容易被猜中，請換一個',
    wrong: '目前密碼不正確，請重新輸入',
    same: '新密碼不得與目前密碼相同',
  },
  sms: {
    wrongCode: '驗證碼錯誤或已失效，請重新取得',
    waitBeforeNext: '請 {seconds} 秒後再取得驗證碼',
    dailyLimit: '今日取得驗證碼次數已達上限，請明天再試',
    notSent: '驗證碼發送失敗，請稍後重試',
  },
  email: { taken: '此電子郵件已被其他帳號使用，請換一個電子郵件' },
  company: {
    alreadySubmitted: '公司資料已送審，正在審核，請等候審核結果',
    alreadyCertified: '公司已通過認證，無需再次送出',
    licenceMissing: '請上傳營業執照',
    notEditable: '公司資料正在審核，暫時無法修改，請等候審核結果',
    creditCodeTaken: '此統一社會信用代碼的公司已通過認證，請聯絡貴公司管理員邀請您加入',
    consentMissing: '請閱讀並勾選同意服務協議',
  },
  member: {
    mobileTaken: '此手機號碼已被使用，請換一個號碼',
    lastAdministrator: '公司至少需保留一位管理員，請先指定另一位',
    yourself: '無法停用或降低自己的權限，請由其他管理員操作',
    beyondYours: '您只能授予自己已有的權限，也只有管理員可以設定或變更管理員',
    mobileFixed: '該成員已啟用帳號，手機號碼須由本人在「我的資訊」中更換',
    permissionUnknown: '權限不存在：{name}',
  },
} as const satisfies Nested<keyof typeof accountRefusals | keyof typeof companyRefusals>
