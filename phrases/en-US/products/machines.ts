import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const productMachines = {
  classificationRequest: {
    save: saveDraft,
    remove: { label: 'Delete request', confirm: 'The request is removed from your list.' },
    submit: { label: 'Request classification', confirm: 'The request is locked while it is worked on.' },
    cancel: { label: 'Cancel request', confirm: 'The request will be canceled. This cannot be undone.' },
    classify: {
      label: 'Classify',
      confirm: 'The customer is asked to accept the result before it is written to the product.',
    },
    return: { label: 'Return request', confirm: 'The customer sees the reason and can add what is missing.' },
    accept: {
      label: 'Accept classification',
      confirm: 'The HS code, rates and conditions are written to the product.',
    },
    object: { label: 'Object', confirm: 'The provider sees your reason and classifies again.' },
  },
} as const satisfies Partial<MachineTexts>
