import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/customs/fields.ts'

export const { declarationFields } = traditional(source, {
  declarationFields: {
    declaration: { acceptedOn: '收單日期' },
  },
})
