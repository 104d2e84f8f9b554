import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kit/list-views.ts'

export const { listViews } = traditional(source, {})
