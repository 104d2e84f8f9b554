import type { Wording } from '../../wording.ts'
import type { officeServices as officeSource, services as source } from '../../zh-CN/services/screens.ts'
import { documentTexts } from '../kernel/document-screens.ts'
import { common, stateNames } from '../kernel/shared.ts'

const texts = documentTexts('service request')

export const services: Wording<typeof source> = {
  list: {
    ...texts.list,
    title: 'Service requests',
    keyword: 'Service no., goods or place',
    others: 'Other business:',
  },
  submission: {
    ...texts.submission,
    confirm:
      '{count, plural, one {# service request} other {# service requests}} will be sent to the provider and locked.',
  },
  form: {
    ...texts.form,
    saved: 'Service request saved',
    save: 'Save draft',
    what: 'Service and goods',
    where: 'Place and time',
    more: 'Attachments and remarks',
    documents: { ...common('packing-list'), other: 'Other attachments' },
  },
  record: {
    ...texts.record,
    done: {
      submit: 'Service request submitted',
      cancel: 'Service request canceled',
      sign: 'Receipt confirmed',
    },
    refused: 'Needs changes: ',
    waiting: 'The vehicle is on its way. Please confirm receipt of the goods.',
    progress: 'Service progress',
    request: 'Service',
    ...stateNames('fee'),
    noFee: 'The provider states the fee when it accepts the request',
    fees: 'See fees',
    feeFollows: 'Charged on completion',
  },
  events: { setFee: 'Fee changed', addDocuments: 'Result files added' },
  ...common('destination', 'workplace', 'free'),
}

export const officeServices: Wording<typeof officeSource> = {
  request: 'Service',
  setFee: 'Change fee',
  addDocuments: 'Add results',
  saveDocuments: 'Save result files',
  ...common('free', 'destination', 'workplace'),
  documents: { 'inspection-photo': 'Photos', 'signed-receipt': 'Signed receipt' },
}
