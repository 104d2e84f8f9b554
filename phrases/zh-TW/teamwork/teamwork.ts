import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/teamwork/teamwork.ts'

export const { teamwork } = traditional(source)
