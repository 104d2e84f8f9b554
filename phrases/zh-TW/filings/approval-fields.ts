import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/approval-fields.ts'

export const { approvalFields } = traditional(source, {
  approvalFields: {
    approvalOrder: {
      openDocuments: '待交文件',
      documentDueOn: '交件期限',
      handedInDocuments: '待核文件',
      completedAt: '結案時間',
    },
  },
})
