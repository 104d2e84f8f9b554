import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/system.ts'

export const { officeSystem } = traditional(source)
