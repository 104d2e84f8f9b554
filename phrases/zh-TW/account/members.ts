import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/members.ts'

export const { members } = traditional(source)
