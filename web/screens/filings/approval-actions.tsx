import { mayStepDocument } from '@quayside/contract/filings/approval-document.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { useTranslations } from 'use-intl'
import { AskProvider } from '../../lib/consultations/ask-provider.tsx'
import { DocumentActions } from '../../lib/documents/document-actions.tsx'

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
      entity="approvalOrder"
      document={approval}
      texts={t}
      steps={['submit', 'cancel']}
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
