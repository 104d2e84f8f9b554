import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const financeMachines = {
  announcedTransfer: {
    confirm: {
      label: '確認預約',
      confirm: '客戶會收到確認，款項入帳後登錄收款。',
    },
    change: {
      label: '修改預約',
      confirm: '修改後由服務商重新確認。',
    },
    cancel: {
      label: '取消通知',
      confirm: '匯款通知將取消，服務商不再等待這筆款項。',
    },
    receive: {
      label: '登記入帳',
      confirm: '款項已入帳，匯款通知結束。',
    },
    reopen: {
      label: '恢復通知',
      confirm: '收款單已沖銷，匯款通知恢復為待到帳。',
    },
  },
  cashVoucher: {
    release: {
      label: '覆核入帳',
      confirm: '單據將入帳，之後只能沖正。',
    },
    withdraw: {
      label: '撤銷單據',
      confirm: '單據不入帳並作廢。',
    },
    reverse: {
      label: '沖正',
      confirm: '將記一筆相反的分錄，客戶對帳單可見。',
    },
  },
  fee: {
    charge: {
      label: '確認計收',
      confirm: '費用將入帳並通知客戶。',
    },
    discard: {
      label: '不予計收',
      confirm: '這筆建議費用將作廢。',
    },
    reverse: {
      label: '沖正費用',
      confirm: '將記一筆相反的分錄，已沖帳的款項退回預收款。',
    },
  },
  feeDispute: {
    withdraw: {
      label: '撤回異議',
      confirm: '異議將撤回，費用依原金額計收。',
    },
    uphold: {
      label: '同意異議',
      confirm: '異議成立，該筆費用將更正。',
    },
    dismiss: {
      label: '駁回異議',
      confirm: '異議不成立，費用不變，客戶會看到理由。',
    },
  },
} as const satisfies Partial<MachineTexts>
