import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/rates/alerts.ts'

export const { rateAlerts } = traditional(source)
