import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/notices/codes.ts'

export const { noticeCodes } = traditional(source)
