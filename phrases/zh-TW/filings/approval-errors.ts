import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/approval-errors.ts'

export const { approvalErrors } = traditional(source, {
  approvalErrors: {
    approvalDocument: {
      nothingAsked: '目前沒有待交的文件',
      nothingHandedIn: '沒有等待核對的文件',
      open: '尚有要求的文件未接受，請先核對或撤銷要求',
      twice: '該文件已在要求之列',
      unknown: '該文件要求不存在，請重新整理',
      state: '文件的狀態已變更，請重新整理後再操作',
    },
    ingredient: { none: '請輸入配方成分', twice: '成分重複，請合併為一列' },
  },
})
