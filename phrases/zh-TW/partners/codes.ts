import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/partners/codes.ts'

export const { partnerCodes } = traditional(source, {
  partnerCodes: {
    customerLevel: { regular: '一般客戶', occasional: '零星客戶' },
    supplierStatus: { voided: '停用', voidRequested: '停用審核中' },
  },
})
