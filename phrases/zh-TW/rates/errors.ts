import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/rates/errors.ts'

export const { rateErrors } = traditional(source, {
  rateErrors: { rate: { dateOrRange: '請填寫某一天，或填寫起訖日期，兩者不能同時使用' } },
})
