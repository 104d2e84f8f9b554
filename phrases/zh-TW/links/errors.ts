import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/links/errors.ts'

export const { linkErrors } = traditional(source)
