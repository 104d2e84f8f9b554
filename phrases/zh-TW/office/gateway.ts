import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/gateway.ts'

export const { officeGateway } = traditional(source, {
  officeGateway: {
    createdBy: '建立者',
    url: '網址',
    retry: '重新傳送',
    settled: '已處理 {count, number} 筆',
  },
})
