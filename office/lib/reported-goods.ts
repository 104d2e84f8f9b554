import type { CountLine } from '@quayside/contract/office/warehouse.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

/** What is said of one kind of difference; short and over have no quantity of their own. */
export type Reported = {
  readonly qty: string
  readonly reason: string
  readonly photos: readonly StoredFile[]
}
/** The quantities by their kind of difference. */
export type ReportedParts = Readonly<Record<number, Reported>>

export const nothingReported: Reported = { qty: '', reason: '', photos: [] }

export const quantity = /^\d{1,9}(\.\d{1,6})?$/
const { short, over } = differenceKind.codes

/** What is said of a line: of the kind that follows from its quantity, and what is damaged or wrong. */
export const saidOf = (parts: ReportedParts, counted: number | undefined): CountLine['differences'] =>
  Object.entries(parts).flatMap(([key, part]) => {
    const isQuantity = Number(key) === short || Number(key) === over
    if (isQuantity ? Number(key) !== counted : part.qty.trim() === '') return []
    return [
      {
        kind: Number(key) as CountLine['differences'][number]['kind'],
        qty: isQuantity ? '0' : part.qty.trim(),
        reason: part.reason.trim(),
        fileIds: part.photos.map(({ id }) => id),
      },
    ]
  })
