import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/links/links.ts'

export const { linkCodes, linkNotices } = traditional(source)
