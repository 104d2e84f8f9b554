import { recordKinds, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { Code } from '@quayside/kit/table/cells.tsx'
import { recordAddress } from './kinds.ts'
import { pageAddress } from './pages.ts'

type Props = {
  readonly number: string | null | undefined
  /** The record's kind and id, where the row has them. */
  readonly record?: { readonly kind: string; readonly id: string } | undefined
}

const isKind = (kind: string): kind is TaskKind => Object.hasOwn(recordKinds, kind)

/** The number of what was booked, which leads to it: to its page, or to its row in the list of its kind. */
export const DocumentNumber = ({ number, record }: Props) =>
  number ? <Code href={addressOf(number, record)}>{number}</Code> : <Code>{number}</Code>

function addressOf(number: string, record: Props['record']): string {
  if (record !== undefined && isKind(record.kind)) return recordAddress(record.kind, record.id)
  const list = number.startsWith('FE')
    ? '/office/fees'
    : number.startsWith('PA')
      ? '/office/paymentApplications'
      : '/office/cashVouchers'
  return `${pageAddress(list)}?keyword=${encodeURIComponent(number)}`
}
