import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/label-fields.ts'

export const { labelFields } = traditional(source, {
  labelFields: {
    labelOrder: { completedAt: '結案時間' },
    labelLine: { shelfLife: '有效期限', ingredients: '成分', certificate: '核准或備案憑證' },
  },
})
