import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/hs-code-fields.ts'

export const { customsFields } = traditional(source)
