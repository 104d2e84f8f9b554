import type { serviceRefusals, serviceRuleRefusals } from '@quayside/contract/services/service.refusals.ts'
import type { Nested } from '../../nested.ts'

export const serviceErrors = {
  serviceOrder: {
    alreadySubmitted: 'This request has already been submitted. Refresh to see where it stands.',
  },
  service: {
    goodsMissing: 'Enter the goods or choose the order they belong to.',
    samePlace: 'The goods cannot go to the place they are collected from.',
  },
} as const satisfies Nested<keyof typeof serviceRefusals | keyof typeof serviceRuleRefusals>
