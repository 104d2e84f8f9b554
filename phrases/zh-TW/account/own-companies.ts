import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/own-companies.ts'

export const { ownCompanies } = traditional(source, {
  ownCompanies: { role: '權限群組', invitedBy: '{name} 邀請，權限群組：{set}' },
})
