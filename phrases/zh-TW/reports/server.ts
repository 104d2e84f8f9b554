import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/server.ts'

export const { reportNotices } = traditional(source)
