import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const filingMachines = {
  labelOrder: {
    save: saveDraft,
    remove: {
      label: 'Delete label order',
      confirm: 'The order is removed from your list and its number is not reused.',
    },
    submit: { label: 'Submit label order', confirm: 'The order is locked while it is worked on.' },
    sendVersion: {
      label: 'Hand back label',
      confirm: 'The customer is notified and confirms the label or requests changes.',
    },
    confirmVersion: {
      label: 'Confirm label',
      confirm: 'This version becomes final. Once every product is confirmed the order can be completed.',
    },
    askChange: {
      label: 'Request changes',
      confirm: 'Your remarks go to the provider, who sends another version.',
    },
    quoteFee: {
      label: 'Quote',
      confirm: 'The customer is notified; what it accepts is charged at completion.',
    },
    acceptFee: { label: 'Accept quote', confirm: 'The work is done at this price, charged at completion.' },
    declineFee: { label: 'Decline', confirm: 'The provider reads why and can quote again.' },
    pause: { label: 'Pause', confirm: 'Work stops and the customer sees the reason.' },
    resume: { label: 'Resume', confirm: 'Work on the order goes on.' },
    return: { label: 'Return order', confirm: 'The customer will see the reason and can submit again.' },
    complete: { label: 'Complete', confirm: 'The customer will be able to download the result.' },
  },
  approvalOrder: {
    save: saveDraft,
    remove: {
      label: 'Delete approval order',
      confirm: 'The order is removed from your list and its number is not reused.',
    },
    submit: { label: 'Submit approval order', confirm: 'The order is locked while it is worked on.' },
    cancel: { label: 'Cancel approval order', confirm: 'The order will be canceled. This cannot be undone.' },
    register: {
      label: 'Record registration',
      confirm: 'Registration is done and the authorization is filed.',
    },
    acceptFiling: { label: 'Record acceptance', confirm: 'The authority has accepted the filing.' },
    beginCheck: {
      label: 'Start administrative check',
      confirm: 'The order enters the administrative check.',
    },
    submitAtWindow: {
      label: 'Record counter submission',
      confirm: 'The documents were handed in at the counter.',
    },
    beginReview: {
      label: 'Start official review',
      confirm: 'The order now waits for the authority’s decision.',
    },
    complete: { label: 'Complete', confirm: 'The customer will be able to download the approval.' },
    quoteFee: {
      label: 'Quote',
      confirm: 'The customer is notified; what it accepts is charged at completion.',
    },
    acceptFee: { label: 'Accept quote', confirm: 'The work is done at this price, charged at completion.' },
    declineFee: { label: 'Decline', confirm: 'The provider reads why and can quote again.' },
    addPapers: { label: 'Add paper', confirm: 'The paper joins its step, and the customer is told.' },
    askDocuments: {
      label: 'Ask for documents',
      confirm: 'The customer is notified and sees the documents among the to-dos.',
    },
    handIn: { label: 'Hand in document', confirm: 'The provider will check the document.' },
    acceptDocument: {
      label: 'Accept document',
      confirm: 'The document is accepted and the customer notified.',
    },
    sendBackDocument: {
      label: 'Send document back',
      confirm: 'The customer will see the reason and hand it in again.',
    },
    withdrawDocument: {
      label: 'Withdraw request',
      confirm: 'The customer no longer has to hand in this document.',
    },
  },
} as const satisfies Partial<MachineTexts>
