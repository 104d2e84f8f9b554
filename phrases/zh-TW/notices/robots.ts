import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/notices/robots.ts'

export const { robots } = traditional(source)
