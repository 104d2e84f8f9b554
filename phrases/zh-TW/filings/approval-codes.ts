import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/approval-codes.ts'

export const { approvalCodes } = traditional(source)
