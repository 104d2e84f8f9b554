import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/services/screens.ts'

export const { officeServices, services } = traditional(source, {
  services: { removeNone: '所選服務單已送審，無法刪除', fees: '查看費用明細' },
})
