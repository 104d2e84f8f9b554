import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/shell/palette.ts'

export const { palette } = traditional(source, { palette: { nothing: '找不到符合的內容' } })
