import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const declarationMachines = {
  declaration: {
    edit: {
      label: '修改報關單',
      confirm: '報關單的表頭和商品項將按填寫的內容儲存。',
    },
    declare: {
      label: '申報',
      confirm: '報關單標記為已向海關申報，訂單隨首份報關單進入「已報關」。',
    },
    mark: {
      label: '更新狀態',
      confirm: '報關單改為所選狀態，客戶會收到通知；全部放行後訂單進入「已通關」。',
    },
  },
  taxBill: {
    pay: {
      label: '代繳稅款',
      confirm: '稅款由我司代繳並記入客戶應收，超過限額須另一人覆核。',
    },
    confirm: {
      label: '確認代繳',
      confirm: '代繳已記帳，稅單標記為已代繳。',
    },
    reopen: {
      label: '恢復待繳',
      confirm: '付款憑證已撤回或沖銷，稅單恢復待繳。',
    },
    recordPaid: {
      label: '登記企業自繳',
      confirm: '稅單標記為企業自繳，不記帳。',
    },
    cancel: {
      label: '作廢稅單',
      confirm: '稅單作廢，客戶會看到原因。',
    },
  },
} as const satisfies Partial<MachineTexts>
