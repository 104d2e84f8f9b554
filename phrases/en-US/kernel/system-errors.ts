import type { systemRefusals } from '@quayside/contract/kernel/system.refusals.ts'
import type { Nested } from '../../nested.ts'

export const systemErrors = {
  setting: { unknown: 'There is no public setting named {name}' },
  submit: { unknownTable: '{name} has no submit step. Check tableName.' },
} as const satisfies Nested<keyof typeof systemRefusals>
