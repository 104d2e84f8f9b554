import type { reportRefusals } from '@quayside/contract/reports/report.refusals.ts'
import type { Nested } from '../../nested.ts'

export const reportErrors = {
  report: {
    unknown: 'There is no report numbered {no}',
    tooManyRows: 'Too many rows: at most {max, number}. Narrow the conditions or use the xlsx format.',
  },
} as const satisfies Nested<keyof typeof reportRefusals>
