import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/payments/machines.ts'

export const { paymentMachines } = traditional(source, {
  paymentMachines: {
    paymentApplication: {
      release: { confirm: '付款申請將送交服務商審核。' },
      pay: { confirm: '確認款項已匯給供應商，並登錄帳務，無法撤回。' },
      reverse: { label: '沖銷付款' },
    },
  },
})
