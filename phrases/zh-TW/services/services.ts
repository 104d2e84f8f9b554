import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/services/services.ts'

export const { serviceCodes, serviceFields, serviceMachines, serviceNotices } = traditional(source, {
  serviceFields: { serviceOrder: { recordName: '加值服務' } },
  serviceMachines: {
    serviceOrder: {
      remove: { confirm: '申請將從清單中移除，單號不再使用。' },
      complete: { confirm: '服務將結案，費用計入帳單。' },
    },
  },
})
