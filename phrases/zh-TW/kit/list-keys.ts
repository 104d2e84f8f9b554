import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kit/list-keys.ts'

export const { listKeys } = traditional(source, {})
