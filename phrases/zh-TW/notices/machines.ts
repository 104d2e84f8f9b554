import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const noticeMachines = {
  consultation: {
    answer: { label: '回覆諮詢', confirm: '回覆將傳送給客戶。' },
    followUp: { label: '繼續提問', confirm: '您的補充將傳送給服務商，諮詢回到待回覆。' },
    close: { label: '結束諮詢', confirm: '諮詢將結束，紀錄保留，無法再回覆。' },
  },
} as const satisfies Partial<MachineTexts>
