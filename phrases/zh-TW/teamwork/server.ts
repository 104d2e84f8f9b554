import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/teamwork/server.ts'

export const { teamworkNotices, staffMoved } = traditional(source)
