import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/customs/codes.ts'

export const { declarationCodes } = traditional(source)
