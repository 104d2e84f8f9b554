import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import { pageAddress } from '../pages/pages.ts'

type Document = { readonly documentKind: string; readonly documentId: string; readonly documentNo: string }

/** The page of a document: the record of a fee or an application, or money in and out by its number. */
const addressOf = ({ documentKind, documentId, documentNo }: Document) => {
  switch (documentKind) {
    case 'fee':
      return { permission: 'finance-fee-list', href: pageAddress('/costBreakdown', { record: documentId }) }
    case 'cashVoucher':
      return {
        permission: 'finance-record-list',
        href: pageAddress('/paymentRecord', { keyword: documentNo }),
      }
    case 'paymentApplication':
      return {
        permission: 'finance-application-list',
        href: pageAddress('/paymentInfo', { id: documentId }),
      }
    default:
      return undefined
  }
}

export function DocumentLink({ document }: { document: Document }) {
  const can = useCan()
  const address = addressOf(document)
  return (
    <Code
      {...(address &&
        can(address.permission) && { link: <PageLink href={address.href}>{document.documentNo}</PageLink> })}
    >
      {document.documentNo}
    </Code>
  )
}

/** Leads to the money of the order. */
export const OrderLink = ({ id, number }: { id: string | null; number: string | null }) =>
  id === null || number === null ? (
    <Nothing />
  ) : (
    <Code href={pageAddress('/orderInfo', { id, tab: 'money' })}>{number}</Code>
  )
