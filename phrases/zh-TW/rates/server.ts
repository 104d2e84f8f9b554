import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/rates/server.ts'

export const { rateNotices } = traditional(source)
