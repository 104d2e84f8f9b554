import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/label-versions.ts'

export const { labelVersions } = traditional(source)
