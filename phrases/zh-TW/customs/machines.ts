import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/customs/machines.ts'

export const { declarationMachines } = traditional(source)
