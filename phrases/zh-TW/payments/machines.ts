import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const paymentMachines = {
  paymentApplication: {
    release: { label: '放行', confirm: '付款申請將送交服務商審核。' },
    refuse: { label: '不予放行', confirm: '付款申請將取消並釋出訂單金額，申請人會看到原因。' },
    cancel: { label: '取消申請', confirm: '付款申請將被取消，占用的訂單金額隨即釋出。' },
    arrange: { label: '安排付款', confirm: '申請通過審核並安排付款，客戶無法再取消。' },
    reject: { label: '駁回申請', confirm: '申請將被駁回並釋出訂單金額，客戶會看到原因。' },
    pay: { label: '登記付款', confirm: '確認款項已匯給供應商，並登錄帳務，無法撤回。' },
    reverse: {
      label: '沖銷付款',
      confirm: '供應商付款及手續費將記相反的分錄，已核銷的款項退回預收款，申請回到「已安排未付款」。',
    },
  },
} as const satisfies Partial<MachineTexts>
