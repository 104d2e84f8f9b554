import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kernel/system-errors.ts'

export const { systemErrors } = traditional(source)
