import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { requiredText } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { reportCatalogue } from './report.catalogue.ts'

const reportFormats = ['xlsx', 'pdf'] as const

/** Besides these two the report's own filters, which the catalogue declares and the report checks. */
export const SendReport = z.looseObject({
  reportNo: requiredText(20),
  format: z._default(z.enum(reportFormats), 'xlsx'),
})
export type SendReport = z.infer<typeof SendReport>

/** Each report asks for its own. */
const reportPermissions: Readonly<Record<string, Permission>> = Object.fromEntries(
  Object.entries(reportCatalogue).map(([no, { permission }]) => [no, permission]),
)

export const reportApi = {
  'POST system/report/batchSendReport': {
    access: { kindIn: 'body', field: 'reportNo', permissions: reportPermissions },
    summary: 'A report as a workbook or a PDF: all rows its filters let through, or those named by ids.',
    body: SendReport,
    form: true,
    binary: true,
  },
} as const satisfies ApiTable
