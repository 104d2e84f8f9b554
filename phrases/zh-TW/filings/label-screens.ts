import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/label-screens.ts'

export const { labels } = traditional(source, {
  labels: {
    list: {
      empty: '尚無標籤單',
      waiting: '{count, number} 張標籤待確認',
      removeNone: '所選標籤單已送件，無法刪除',
    },
    submission: { fix: '前往修改' },
    form: { ingredientsHint: '依添加量遞減順序填寫' },
    record: {
      returned: '退件原因',
      waiting: '{count, number} 張標籤待您確認：請核對下方最新版本，確認或寫明修改意見。',
      stages: { completed: '已結案' },
    },
  },
})
