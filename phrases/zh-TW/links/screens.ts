import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/links/screens.ts'

export const { shareLinks } = traditional(source)
