import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/machines.ts'

export const { accountMachines } = traditional(source, {
  accountMachines: {
    company: {
      submit: { confirm: '公司資料將送交審核，審核期間無法修改。' },
      pass: { confirm: '該公司將通過認證，其帳號可以登入並下單。' },
      reject: { confirm: '認證將被駁回，客戶會看到原因，並可修改後重新送出。' },
    },
    companyChange: { approve: { confirm: '公司資料將依申請更新，客戶會收到通知。' } },
  },
})
