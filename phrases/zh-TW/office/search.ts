import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/search.ts'

export const { officeSearch } = traditional(source, { officeSearch: { nothing: '找不到符合的內容' } })
