import type {
  approvalOrderRefusals,
  approvalRuleRefusals,
} from '@quayside/contract/filings/approval.refusals.ts'
import type { Nested } from '../../nested.ts'

export const approvalErrors = {
  approvalDocument: {
    nothingAsked: 'No document is being asked for.',
    nothingHandedIn: 'No document is waiting to be checked.',
    open: 'Some requested documents are still open. Check or withdraw them first.',
    twice: 'This document is already being asked for.',
    unknown: 'This document request does not exist. Refresh the page.',
    state: 'The document’s status has changed. Refresh and try again.',
  },
  approvalStep: {
    beforeLast: 'Cannot be before the previous step, {day}.',
    expectedBefore: 'Cannot be before {day}.',
    notReached: 'The filing has not reached this step yet.',
  },
  ingredient: {
    none: 'Enter the ingredients.',
    percentUnder: 'The percentages add up to {percent}%; {left}% is missing to make 100%.',
    percentOver: 'The percentages add up to {percent}%, {over}% more than 100%.',
    percentTooLarge: 'One ingredient cannot exceed 100%.',
    identityMissing: 'Enter the INCI name or an additive number.',
    twice: 'This ingredient is listed twice. Combine the rows.',
    additiveNumber: 'An additive number looks like 01.101 or E330.',
    casNumber: 'A CAS number looks like 7732-18-5.',
    casCheckDigit: 'The CAS number’s check digit should be {digit}. Check the number.',
    casTwice: 'This CAS number is listed twice.',
  },
} as const satisfies Nested<keyof typeof approvalOrderRefusals | keyof typeof approvalRuleRefusals>
