import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/quote-link.ts'

export const { quoteLink } = traditional(source)
