import type { Paper } from '@quayside/contract/kernel/paper.ts'
import type { EInvoice } from '@quayside/contract/tax-invoices/e-invoice.ts'
import type { EInvoiceJob, EInvoiceReason } from '../e-invoices/read-e-invoice.ts'
import type { ReadColumn } from '../excel/map-headers.ts'
import type { ReadSheet, SheetRow } from '../excel/read-sheet.ts'
import type { SheetLimits, SheetReason } from '../excel/sheet-reasons.ts'
import type { InspectedContent, UploadLimits, UploadReason } from '../files/inspect-content.ts'
import type { Outcome } from '../files/outcome.ts'
import type { PaperReason } from '../papers/paper-reasons.ts'
import type { PaperJob } from '../papers/read-paper.ts'

/** What the parsing processes do, and what each answers. */
export type ParseJobs = {
  file: {
    job: { bytes: Uint8Array; givenName: string; limits: UploadLimits }
    answer: Outcome<{ content: InspectedContent }, UploadReason>
  }
  sheet: {
    job: { bytes: Uint8Array; columns: readonly ReadColumn<string>[]; limits: SheetLimits }
    answer: Outcome<{ sheet: Omit<ReadSheet<string>, 'rows'> }, SheetReason>
  }
  /** All rows as they are, for files whose headings we do not know; cells are keyed by their position. */
  table: {
    job: { bytes: Uint8Array; limits: SheetLimits }
    answer: Outcome<{ rowCount: number }, SheetReason>
  }
  /** A supplier's document: its texts at their places, and the lines that they form. */
  paper: { job: PaperJob; answer: Outcome<{ paper: Paper }, PaperReason> }
  /** A VAT invoice: XML, OFD, PDF, or a picture with its QR code. */
  invoice: { job: EInvoiceJob; answer: Outcome<{ invoice: EInvoice }, EInvoiceReason> }
}
export type ParseKind = keyof ParseJobs
export type ParseJob = { [Kind in ParseKind]: { kind: Kind } & ParseJobs[Kind]['job'] }[ParseKind]

/**
 * What a parsing process is sent: the bytes of a file in pieces, so that no other request waits while one of them is
 * copied, then the job without its bytes and the processor time that the process may use for it.
 */
export type ParseRequest =
  | { readonly type: 'piece'; readonly piece: Uint8Array }
  | { readonly type: 'job'; readonly job: WithoutBytes<ParseJob>; readonly cpuSeconds: number }
type WithoutBytes<Job> = Job extends { bytes: Uint8Array } ? Omit<Job, 'bytes'> : never

/** Rows of a sheet come in batches ahead of the answer. */
export type ParseMessage =
  | { type: 'rows'; rows: SheetRow<string>[] }
  | { type: 'answer'; answer: ParseJobs[ParseKind]['answer'] }
  | { type: 'failed'; message: string }
