import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/template-errors.ts'

export const { orderTemplateErrors } = traditional(source)
