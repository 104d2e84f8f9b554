import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/label-office.ts'

export const { officeLabels } = traditional(source)
