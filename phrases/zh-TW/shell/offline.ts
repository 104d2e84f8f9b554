import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/shell/offline.ts'

export const { offlineTexts } = traditional(source)
