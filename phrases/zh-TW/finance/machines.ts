import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/machines.ts'

export const { financeMachines } = traditional(source, {
  financeMachines: {
    announcedTransfer: {
      confirm: { confirm: '客戶會收到確認，款項入帳後登錄收款。' },
      reopen: { confirm: '收款單已沖銷，匯款通知恢復為待到帳。' },
    },
    cashVoucher: {
      release: { label: '覆核入帳', confirm: '單據將入帳，之後只能沖正。' },
      withdraw: { confirm: '單據不入帳並作廢。' },
    },
    fee: {
      charge: { confirm: '費用將入帳並通知客戶。' },
    },
    feeDispute: { withdraw: { confirm: '異議將撤回，費用依原金額計收。' } },
  },
})
