import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/codes.ts'

export const { accountCodes } = traditional(source, {
  accountCodes: {
    addressType: { shipping: '出貨地址' },
    certificationStatus: { applied: '已申請認證' },
    contactType: { financePlacer: '財務下單人' },
  },
})
