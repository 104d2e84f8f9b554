import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/customs/errors.ts'

export const { declarationErrors } = traditional(source, {
  declarationErrors: { declaration: { lineUnknown: '沒有找到這一項商品，請重新整理後再試' } },
})
