import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kernel/paper-errors.ts'

export const { paperErrors } = traditional(source)
