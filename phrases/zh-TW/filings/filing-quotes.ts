import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/filing-quotes.ts'

export const { filingQuotes } = traditional(source)
