import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/services/screens.ts'

export const { officeServices, services } = traditional(source, {
  services: { record: { fees: '查看費用明細' } },
})
