import * as z from 'zod/mini'
import type { Schema } from '../kernel/api.ts'
import { createdRange } from '../kernel/record.ts'
import { code, date, idList, text } from '../kernel/schema.ts'
import { readState } from '../notices/notice.codes.ts'
import { noticeType } from '../notices/notice-type.codes.ts'
import type { Permission } from '../permissions.ts'
import { foreignCurrency, rateSource } from '../rates/rate.codes.ts'

/** A report is declared once: who may print it, what it can be narrowed by, and its columns in their order. */
export type ReportDeclaration = {
  readonly permission: Permission
  readonly filter: Schema
  readonly columns: readonly string[]
}

export const reportCatalogue = {
  /** The calling member's own messages. */
  rpt001: {
    permission: 'report-notice-print',
    filter: z.strictObject({
      ids: z.optional(idList),
      isRead: z.optional(code(readState)),
      sType: z.optional(code(noticeType)),
      ...createdRange,
    }),
    columns: ['createdAt', 'sType', 'title', 'content', 'isRead', 'readAt'],
  },
  /** Exchange rates of a period. */
  rpt002: {
    permission: 'report-rate-print',
    filter: z.strictObject({
      currency: z.optional(code(foreignCurrency)),
      source: z.optional(code(rateSource)),
      dayBegin: z.optional(date),
      dayEnd: z.optional(date),
    }),
    columns: ['day', 'source', 'currency', 'middle', 'buying', 'cashBuying', 'selling'],
  },
  /** The company's members and what each may do. */
  rpt003: {
    permission: 'report-member-print',
    filter: z.strictObject({ ids: z.optional(idList), name: z.optional(text(50)) }),
    columns: ['name', 'mobile', 'email', 'permissionSet', 'isEnabled', 'lastLoginAt', 'permissions'],
  },
} as const satisfies Record<string, ReportDeclaration>

export type ReportNo = keyof typeof reportCatalogue
export type ReportFilter<N extends ReportNo> = z.output<(typeof reportCatalogue)[N]['filter']>
export type ReportColumn<N extends ReportNo> = (typeof reportCatalogue)[N]['columns'][number]

export type ReportTexts = {
  readonly [N in ReportNo]: {
    readonly title: string
    readonly columns: { readonly [C in ReportColumn<N>]: string }
  }
}
