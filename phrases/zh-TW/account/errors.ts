import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/errors.ts'

export const { accountErrors } = traditional(source, {
  accountErrors: {
    register: { mobileTaken: '此手機號碼已註冊，請直接登入' },
    password: { common: '此密碼過於常見，容易被猜中，請換一個', same: '新密碼不得與目前密碼相同' },
    sms: { notSent: '驗證碼發送失敗，請稍後重試' },
    email: { taken: '此電子郵件已被其他帳號使用，請換一個電子郵件' },
    company: {
      alreadySubmitted: '公司資料已送審，正在審核，請等候審核結果',
      alreadyCertified: '公司已通過認證，無需再次送出',
      notEditable: '公司資料正在審核，暫時無法修改，請等候審核結果',
      creditCodeTaken: '此統一社會信用代碼的公司已通過認證，請聯絡貴公司管理員邀請您加入',
    },
    member: {
      mobileTaken: '此手機號碼已被使用，請換一個號碼',
      lastAdministrator: '公司至少需保留一位管理員，請先指定另一位',
      yourself: '無法停用或降低自己的權限，請由其他管理員操作',
      beyondYours: '您只能授予自己已有的權限，也只有管理員可以設定或變更管理員',
    },
  },
})
