import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const taxInvoiceMachines = {
  invoice: {
    issue: { label: '開立發票', confirm: '發票狀態變更為已開立，客戶可以檢視與下載。' },
    sign: { label: '簽收發票', confirm: '確認已收到發票，簽收後無法作廢，只能沖銷。' },
    void: { label: '作廢發票', confirm: '發票將作廢，客戶會看到原因。' },
    reverse: { label: '沖銷發票', confirm: '將開立負數發票沖銷此發票，客戶會看到原因。' },
  },
} as const satisfies Partial<MachineTexts>
