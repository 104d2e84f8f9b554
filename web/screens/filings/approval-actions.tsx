import { mayStepDocument } from '@quayside/contract/filings/approval-document.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { useTranslations } from 'use-intl'
import { AskProvider } from '../../lib/consultations/ask-provider.tsx'
import { DocumentActions } from '../../lib/documents/document-actions.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

const pages = { record: '/approvalOrder', list: pageAddress('/approvalList') } as const
const calls = {
  steps: {
    submit: (id: string, body: object) =>
      api('POST filing/online/approval/{id}/submit', { params: { id }, body }),
    cancel: (id: string, body: object) =>
      api('POST filing/online/approval/{id}/cancel', { params: { id }, body }),
  },
  remove: (ids: string[]) => api('DELETE filing/online/approval/batchRemove', { body: { ids } }),
  touched: ['approvalOrder'],
}

type Props = {
  readonly approval: ApprovalOrderDetail
  readonly onHandIn: ((documentId: string) => void) | undefined
}

export function ApprovalActions({ approval, onHandIn }: Props) {
  const t = useTranslations('approval.record')
  const { number, productName: name, openDocuments: count } = approval
  const next = approval.documents.find(({ state }) => mayStepDocument('handIn', state))
  return (
    <DocumentActions
      document={approval}
      machine="approvalOrder"
      pages={pages}
      texts={t}
      calls={calls}
      actions={
        next && onHandIn
          ? [{ key: 'handIn', place: 'main', label: t('handIn', { count }), run: () => onHandIn(next.id) }]
          : []
      }
    >
      <AskProvider about={{ subject: 'filing', number, name }} />
    </DocumentActions>
  )
}
