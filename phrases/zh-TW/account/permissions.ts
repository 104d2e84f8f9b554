import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/permissions.ts'

export const { permissions } = traditional(source, {
  permissions: {
    areas: { services: '加值服務', data: '基本資料' },
    pages: { product: { request: '稅則分類申請' } },
    sets: { readOnly: '唯讀', custom: '自訂' },
  },
})
