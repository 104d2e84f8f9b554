import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/members.ts'

export const { members } = traditional(source, {
  members: { set: '權限群組', singleHint: '權限群組已包含的不必再選' },
})
