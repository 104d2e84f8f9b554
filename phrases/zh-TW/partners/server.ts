import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/partners/server.ts'

export const { partnerNotices, supplierDocumentNames } = traditional(source, {
  partnerNotices: {
    supplier: { refuseEnable: { content: '供應商 {name}（{number}）保持停用。原因：{reason}' } },
  },
})
