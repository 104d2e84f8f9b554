import type { Wording } from '../../wording.ts'
import type { orderReadiness as source } from '../../zh-CN/orders/order-readiness.ts'

export const orderReadiness: Wording<typeof source> = {
  codes: {
    modelMissing: 'No model: the reviewer cannot tell which goods these are',
    unclassified: 'Not classified yet, so it cannot be declared. Request a classification first.',
    elementsMissing: 'Missing declaration elements: {elements}',
    weightMissing: 'No gross weight: customs and the carrier need it',
    priceFarFromUsual:
      'The unit price is {percent}% off this model’s usual {usual}; a price review is likely',
    cccUnconfirmed: 'The CCC status is not confirmed; clearance may be held up',
    cccCertificateMissing: 'In the CCC catalog: upload the CCC certificate',
    originCertificateMissing: 'A certificate of origin would give the lower rate of {agreement}; attach it',
    attachmentMissing: 'A document is missing; the reviewer will ask for it',
    portMissing: 'No destination: the export declaration needs it',
    buyerMissing: 'No buyer: the reviewer will ask who the goods go on to',
  },
  severities: {
    submit: 'Cannot be submitted',
    audit: 'May fail review',
    clearance: 'May hold up clearance',
    look: 'Worth a look',
  },
}
