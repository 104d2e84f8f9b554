import type { systemRefusals } from '@quayside/contract/kernel/system.refusals.ts'
import type { Nested } from '../../nested.ts'

export const systemErrors = {
  setting: { unknown: '没有名为 {name} 的公开设置' },
  submit: { unknownTable: '{name} 没有提交这一步，请检查 tableName' },
} as const satisfies Nested<keyof typeof systemRefusals>
