import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const noticeMachines = {
  consultation: {
    answer: { label: '回复咨询', confirm: '回复将发送给客户。' },
    followUp: { label: '继续提问', confirm: '您的补充将发送给服务商，咨询回到待回复。' },
    close: { label: '结束咨询', confirm: '咨询将结束，记录保留，不能再回复。' },
  },
} as const satisfies Partial<MachineTexts>
