import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/systems/screens.ts'

export const { ownSystems } = traditional(source)
