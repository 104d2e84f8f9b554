import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/supplier-score.ts'

export const { supplierScore } = traditional(source)
