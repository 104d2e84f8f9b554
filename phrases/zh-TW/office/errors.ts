import type { officeRefusals } from '@quayside/contract/office/office.refusals.ts'
import type { Nested } from '../../nested.ts'

export const officeErrors = {
  staff: {
    codeNeeded: '請輸入驗證器上的 6 位數動態碼',
    codeWrong: '動態碼不正確或已使用，請等待下一組動態碼後重試',
    secondFactorOn: '兩步驟驗證已開啟，如需更換請先關閉',
    secondFactorNotBegun: '請先產生金鑰，再輸入動態碼確認',
    emailTaken: '此電子郵件已有員工帳號，請換一個電子郵件',
    rolesMissing: '請至少選擇一個角色',
    passwordMissing: '請為新帳號設定初始密碼',
    yourself: '不能停用自己的帳號或取消自己的管理員角色，請由其他管理員辦理',
    lastAdministrator: '至少保留一名可用的管理員，請先指定另一位',
  },
  task: {
    gone: '此待辦已辦結或不存在，請重新整理清單',
    taken: '此待辦已由{name}受理，如需辦理請先請其移交',
    notTaken: '此待辦不由您受理，不能移交',
  },
  dictionaryEntry: {
    valueTaken: '此代碼已存在，請換一個代碼或修改原項目',
    calendar:
      '日曆項目填日期（如 2027-01-01），分組填 rest（休假）或 work（補班）；一年填完後，再填年份（如 2027），分組填 published',
  },
  settingContent: { invalid: '內容結構有誤：{place}，請檢查後儲存' },
  bulletin: { withdrawn: '此公告已撤回，不能再修改，請另發公告' },
} as const satisfies Nested<keyof typeof officeRefusals>
