import type { Wording } from '../wording.ts'
import type { orderReadiness as source } from '../zh-CN/order-readiness.ts'

export const orderReadiness: Wording<typeof source> = {
  codes: {
    modelMissing: 'No model: the audit cannot tell which goods these are',
    unclassified: 'Not classified yet, so it cannot be declared. Ask for its classification first.',
    elementsMissing: 'Declaration elements are missing: {elements}',
    weightMissing: 'No gross weight: declaration and transport need it',
    priceFarFromUsual:
      'The unit price is {percent} % away from this model’s usual {usual}; a price audit is likely',
    cccUnconfirmed: 'The 3C status is not confirmed; clearance may be held up',
    cccCertificateMissing: 'Inside the 3C catalogue: upload the 3C certificate',
    attachmentMissing: 'A document is missing; the audit will ask for it',
  },
  severities: {
    submit: 'Cannot be submitted',
    audit: 'Would stop the audit',
    clearance: 'Would stop the clearance',
    look: 'Worth a look',
  },
}
