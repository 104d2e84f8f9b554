import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/codes.ts'

export const { filingCodes } = traditional(source, {
  filingCodes: {
    approvalOrderState: { completed: '已結案' },
    labelOrderState: { returned: '已退件', completed: '已結案' },
  },
})
