import type { systemRefusals } from '@quayside/contract/kernel/system.refusals.ts'
import type { Nested } from '../../nested.ts'

export const systemErrors = {
  setting: { unknown: '沒有名為 {name} 的公開設定' },
  submit: { unknownTable: '{name} 沒有送出這一步，請檢查 tableName' },
} as const satisfies Nested<keyof typeof systemRefusals>
