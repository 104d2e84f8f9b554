import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/fields.ts'

export const { hubFields } = traditional(source, {
  hubFields: {
    bankAccount: { isDefault: '是否預設' },
    contact: { isDefault: '是否預設' },
    address: { isDefault: '是否預設' },
  },
})
