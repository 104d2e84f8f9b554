import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/partners/errors.ts'

export const { partnerErrors } = traditional(source, {
  partnerErrors: {
    supplier: { requestPending: '該供應商的申請正在處理，請等候服務商的結果' },
  },
})
