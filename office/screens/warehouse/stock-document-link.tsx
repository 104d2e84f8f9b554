import { stockDocument } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { recordAddress } from '../../lib/kinds.ts'

/** The record that made a movement or holds a reservation, where it has a page. */
export function StockDocumentLink(props: {
  document: string
  documentId: string | null
  documentNo: string
}) {
  const { document, documentId, documentNo } = props
  const kind = (['inbound', 'outbound', 'order', 'stockDifference'] as const).find(
    (each) => each === document,
  )
  return (
    <>
      <CodeText list={stockDocument} value={document} />{' '}
      {kind && documentId !== null ? (
        <Code href={recordAddress(kind, documentId)}>{documentNo}</Code>
      ) : (
        <code>{documentNo}</code>
      )}
    </>
  )
}
