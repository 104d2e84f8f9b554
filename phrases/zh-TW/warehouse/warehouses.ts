import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/warehouses.ts'

export const { warehouses } = traditional(source)
