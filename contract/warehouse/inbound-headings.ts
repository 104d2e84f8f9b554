import * as z from 'zod/mini'
import { id } from '../kernel/schema.ts'
import { sheetHeadingsOf } from '../kernel/sheet-headings.ts'
import { inboundLines } from './inbound-line.ts'

/** Where the headings of a supplier's sheets and documents go in an inbound order's lines. */
export const InboundHeadings = sheetHeadingsOf(inboundLines.keys)
export type InboundHeadings = z.infer<typeof InboundHeadings>

export const InboundHeadingsQuery = z.strictObject({ supplierId: id })
export type InboundHeadingsQuery = z.infer<typeof InboundHeadingsQuery>

export const InboundHeadingsInput = z.strictObject({ supplierId: id, headings: InboundHeadings })
export type InboundHeadingsInput = z.infer<typeof InboundHeadingsInput>
