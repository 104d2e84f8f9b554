import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../../nested.ts'

export const reportErrors = {
  report: {
    unknown: 'There is no report numbered {no}',
    tooManyRows:
      'Too many rows: at most {max, number}. Narrow the conditions, or have an xlsx made in the background.',
    unknownColumn: 'The report has no column {name}',
    unknownGroup: 'The report cannot be grouped by {name}',
    nameTaken: 'You have a saved set of this name already; choose another one',
    notYours: 'This belongs to a colleague, who alone can change or delete it. Save it as your own instead.',
    notReader: 'This colleague may not view the report',
    tooManyRuns: '{max, number} reports are being made already; wait for one of them',
    notMade: 'The report could not be made; try again later',
    ended: 'The report has been made or canceled already',
    notReady: 'The report is not ready',
    expired: 'The file was kept for {days, number} days and has expired; run the report again',
    periodReversed: 'The period ends before it begins',
    periodTooLong: 'A period has at most {max, number} months; choose a shorter one',
    noLandedCost:
      'This order has no landed cost: it is not submitted, was returned or canceled, or is an export.',
    whatIfNumber: 'Enter a positive number with at most 9 digits before and 6 after the point',
    whatIfNameTaken: 'This order has a comparison of yours with this name already; choose another one',
    whatIfImportsOnly: 'Only import orders are compared under other conditions',
    tooManyWhatIfs: 'An order keeps at most {max, number} comparisons; remove old ones first',
    repeatDay: 'Choose a day of the week, 1 to 7',
  },
} as const satisfies Nested<keyof typeof reportRefusals>
