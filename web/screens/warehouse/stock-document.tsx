import { stockDocument } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'

type Document = {
  readonly document: string
  readonly documentId: string | null
  readonly documentNo: string
}

/** The page of a document that moved stock. */
const addressOf = ({ document, documentId }: Document) => {
  if (documentId === null) return undefined
  switch (document) {
    case stockDocument.codes.inbound:
      return {
        permission: 'logistics-inbound-list',
        href: pageAddress('/storageInfo', { id: documentId }),
      }
    case stockDocument.codes.outbound:
      return {
        permission: 'logistics-outbound-list',
        href: pageAddress('/outstorageInfo', { id: documentId }),
      }
    case stockDocument.codes.order:
      return { permission: undefined, href: pageAddress('/orderInfo', { id: documentId }) }
    default:
      return undefined
  }
}

/** Its number leads to the document; what has none is named. */
export function StockDocument({ document }: { document: Document }) {
  const can = useCan()
  const address = addressOf(document)
  if (document.documentNo === '') return <CodeText list={stockDocument} value={document.document} />
  const isOpen = address !== undefined && (address.permission === undefined || can(address.permission))
  return <Code {...(isOpen && { href: address.href })}>{document.documentNo}</Code>
}
