import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/label-server.ts'

export const { labelNotices } = traditional(source, {
  labelNotices: {
    labelOrder: {
      sendVersion: { content: '標籤單 {number} 已交付 {product}，請核對後確認或提出修改意見。' },
      return: { title: '標籤單已退件', content: '標籤單 {number} 已退件，請修改後重新送出。原因：{reason}' },
      complete: { title: '標籤單已結案', content: '標籤單 {number} 已結案，可以下載確認的標籤。' },
    },
  },
})
