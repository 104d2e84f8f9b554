import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const noticeMachines = {
  consultation: {
    answer: { label: 'Send reply', confirm: 'Your reply will be sent to the customer.' },
    followUp: { label: 'Ask again', confirm: 'Your message will be sent to the provider.' },
    close: { label: 'Close inquiry', confirm: 'The messages are kept, but no one can reply any more.' },
  },
} as const satisfies Partial<MachineTexts>
