import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/partners/fields.ts'

export const { partnerFields } = traditional(source, {
  partnerFields: {
    supplierAccount: { isDefault: '是否預設' },
    supplierAddress: { isDefault: '是否預設' },
    customer: { businessAddress: '營業地址' },
  },
})
