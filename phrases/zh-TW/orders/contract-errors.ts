import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/contract-errors.ts'

export const { contractErrors } = traditional(source)
