import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/customs.ts'

export const { officeCustoms } = traditional(source, {
  officeCustoms: {
    make: { title: '依拆單規則產生報關單 {orderNo}' },
    held: { unclassified: '未歸類' },
    bill: { numberHint: '留空則依報關單號編號' },
  },
})
