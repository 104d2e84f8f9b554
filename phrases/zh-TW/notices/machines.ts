import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/notices/machines.ts'

export const { noticeMachines } = traditional(source, {
  noticeMachines: { consultation: { close: { confirm: '諮詢將結束，紀錄保留，無法再回覆。' } } },
})
