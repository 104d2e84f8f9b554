import type { SheetReason } from '../excel/sheet-reasons.ts'
import type { UploadReason } from '../files/inspect-content.ts'

/** Why a document is refused: the file itself, its sheet, or that no lines can be read from it. */
export type PaperReason =
  | UploadReason
  | SheetReason
  | 'paper.noText'
  | 'paper.noTable'
  | 'paper.tooManyPages'
  | 'paper.tooMuchText'
  | 'paper.unreadable'
  | 'paper.wrongKind'
