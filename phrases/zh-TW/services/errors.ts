import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/services/errors.ts'

export const { serviceErrors } = traditional(source)
