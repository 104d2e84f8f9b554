import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kernel/codes.ts'

export const { kernelCodes } = traditional(source)
