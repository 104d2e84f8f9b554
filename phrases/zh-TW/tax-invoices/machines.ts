import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const taxInvoiceMachines = {
  invoice: {
    withdraw: {
      label: '撤回申請',
      confirm: '開票申請將撤回，金額可重新申請開票。',
    },
    refuse: {
      label: '退回申請',
      confirm: '開票申請將退回，客戶會看到原因，金額可重新申請開票。',
    },
    issue: {
      label: '開立發票',
      confirm: '發票狀態變為已開票，客戶可檢視與下載。',
    },
    sign: {
      label: '簽收發票',
      confirm: '確認已收到發票，簽收後不能作廢，只能沖銷。',
    },
    void: {
      label: '作廢發票',
      confirm: '發票將作廢，客戶會看到原因，金額可重新開票。',
    },
    reverse: {
      label: '沖銷發票',
      confirm: '將登錄該發票的紅字發票，客戶會看到原因，金額可重新開票。',
    },
  },
  inputInvoice: {
    confirm: {
      label: '確認發票',
      confirm: '發票已與訂單商品全部配對，確認後客戶不能再修改。',
    },
    reportAnomaly: {
      label: '確認異常',
      confirm: '客戶會看到異常與原因，更正後重新待確認。',
    },
    waive: {
      label: '無需確認',
      confirm: '該發票不再等待確認。',
    },
    reopen: {
      label: '重新確認',
      confirm: '發票回到待確認，可重新配對。',
    },
    correct: {
      label: '更正發票',
      confirm: '更正後發票重新待確認。',
    },
  },
} as const satisfies Partial<MachineTexts>
