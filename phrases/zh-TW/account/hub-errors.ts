import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/hub-errors.ts'

export const { hubErrors } = traditional(source, {
  hubErrors: { contact: { qq: 'QQ 號碼不正確，應為 5 至 11 位數字' } },
})
