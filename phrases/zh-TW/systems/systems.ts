import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/systems/systems.ts'

export const { systemsCodes, systemsNotices } = traditional(source)
