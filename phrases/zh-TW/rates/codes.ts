import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/rates/codes.ts'

export const { rateCodes } = traditional(source)
