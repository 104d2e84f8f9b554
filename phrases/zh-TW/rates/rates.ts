import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/rates/rates.ts'

export const { rates } = traditional(source, { rates: { converter: { date: '依哪天的匯率' } } })
