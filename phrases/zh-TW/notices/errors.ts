import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/notices/errors.ts'

export const { noticeErrors } = traditional(source)
