import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/teamwork/errors.ts'

export const { teamworkErrors } = traditional(source)
