import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/customs/server.ts'

export const { declarationNotices } = traditional(source)
