import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/pay-to.ts'

export const { payTo } = traditional(source)
