import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/systems/errors.ts'

export const { systemsErrors } = traditional(source)
