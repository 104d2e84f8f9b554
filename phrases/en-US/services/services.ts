import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { serviceRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'
import { saveDraft } from '../kernel/machines.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const serviceCodes = {
  serviceOrderState: {
    ...stateNames('cancelled'),
    ...common('draft', 'submitted', 'signed', 'completed'),
    auditFailed: 'Needs changes',
    audited: 'Accepted',
    dispatched: 'Dispatched',
  },
} as const satisfies Partial<CodeTexts>

export const serviceMachines = {
  serviceOrder: {
    save: saveDraft,
    remove: {
      label: 'Delete request',
      confirm: 'The request is removed from your list and its number is not used again.',
    },
    submit: { label: 'Submit request', confirm: 'The request is sent to the provider and locked.' },
    cancel: { label: 'Cancel request', confirm: 'The request will be canceled. This cannot be undone.' },
    auditPass: {
      label: 'Accept request',
      confirm: 'The request is accepted at this fee, and the customer is told.',
    },
    auditFail: { label: 'Send back', confirm: 'The request goes back to the customer, who reads why.' },
    dispatch: { label: 'Record dispatch', confirm: 'The vehicle is on its way, and the customer is told.' },
    sign: { label: 'Confirm receipt', confirm: 'The goods have been delivered and signed for.' },
    complete: { label: 'Complete service', confirm: 'The service ends and its fee is charged.' },
  },
} as const satisfies Partial<MachineTexts>

export const serviceFields = labels(serviceRecords, {
  serviceOrder: {
    recordName: 'Additional service',
    number: 'Service no.',
    modelType: 'Type',
    kind: 'Service',
    orderNo: 'Linked order',
    fromPlace: 'Collect from',
    place: 'Place or destination',
    wantedAt: 'Wanted at',
    amount: 'Fee',
  },
})

/** The server’s messages about services. */
export const serviceNotices = {
  serviceOrder: {
    auditPass: { title: 'Service accepted', content: 'Service {number} is accepted at a fee of {fee}.' },
    auditFail: {
      title: 'Service request needs changes',
      content: 'Please change service {number} and submit it again. Reason: {reason}',
    },
    cancel: {
      title: 'Service canceled',
      content: 'The provider canceled service {number}. Reason: {reason}',
    },
    dispatch: {
      title: 'Vehicle on its way',
      content: 'The vehicle of service {number} is on its way. Please confirm receipt of the goods.',
    },
    sign: { title: 'Goods signed for', content: 'The goods of service {number} were signed for.' },
    complete: {
      title: 'Service completed',
      content: 'Service {number} is completed and its fee is charged.',
    },
    setFee: { title: 'Service fee changed', content: 'The fee of service {number} is now {fee}.' },
    addDocuments: {
      title: 'Files for your service',
      content: 'Service {number} has new photos or receipts.',
    },
  },
}
