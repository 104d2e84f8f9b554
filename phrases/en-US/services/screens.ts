import type { Wording } from '../../wording.ts'
import type { officeServices as officeSource, services as source } from '../../zh-CN/services/screens.ts'
import { recordVerbs, submissionTexts } from '../kernel/document-screens.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const services: Wording<typeof source> = {
  title: 'Service requests',
  new: 'Request service',
  edit: 'Edit service request',
  keyword: 'Service no., goods or place',
  empty: 'No service requests',
  removeConfirm: '{count, plural, one {# service request} other {# service requests}} will be deleted.',
  removed: '{count, plural, one {# service request} other {# service requests}} deleted',
  removeNone: 'The selected requests have been submitted and cannot be deleted',
  ...common('submit', 'change', 'view', 'destination', 'workplace', 'free'),
  ...stateNames('fee'),
  others: 'Other business:',
  gone: 'This service does not exist or was deleted',
  saved: 'Service request saved',
  refused: 'Needs changes: ',
  waiting: 'The vehicle is on its way. Please confirm receipt of the goods.',
  progress: 'Service progress',
  request: 'Service',
  save: 'Save draft',
  what: 'Service and goods',
  where: 'Place and time',
  more: 'Attachments and remarks',
  noFee: 'The provider states the fee when it accepts the request',
  fees: 'See fees',
  feeFollows: 'Charged on completion',
  submission: {
    ...submissionTexts,
    ask: 'Submit service requests',
    confirm:
      '{count, plural, one {# service request} other {# service requests}} will be sent to the provider and locked.',
    none: 'The selected requests have been submitted already',
    done: '{count, plural, one {# service request} other {# service requests}} submitted',
  },
  record: {
    ...recordVerbs,
    removed: 'Service request deleted',
    removeConfirm:
      'Service request {number} will be deleted. This cannot be undone, and its number is not reused.',
    done: {
      submit: 'Service request submitted',
      cancel: 'Service request canceled',
      sign: 'Receipt confirmed',
    },
  },
  documents: { ...common('packing-list'), other: 'Other attachments' },
  events: { ...common('create'), setFee: 'Fee changed', addDocuments: 'Result files added' },
}

export const officeServices: Wording<typeof officeSource> = {
  request: 'Service',
  setFee: 'Change fee',
  addDocuments: 'Add results',
  saveDocuments: 'Save result files',
  ...common('free', 'destination', 'workplace'),
  documents: { 'inspection-photo': 'Photos', 'signed-receipt': 'Signed receipt' },
}
