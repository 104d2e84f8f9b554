import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/hub.ts'

export const { hub } = traditional(source, {
  hub: {
    common: { created: '新建', gone: '這筆紀錄不存在或已被刪除' },
    bankAccount: {
      swiftHint: '海外匯款時使用，8 碼或 11 碼',
      empty: '還沒有銀行帳戶，付款和開立發票時會用到',
    },
    address: { empty: '還沒有地址，先登錄常用的收貨和出貨地址' },
  },
})
