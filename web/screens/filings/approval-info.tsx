import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import { NumberedInfo } from '../../lib/documents/numbered-info.tsx'
import { ApprovalRecord } from './approval-record.tsx'

const ApprovalForm = lazyPart(async () => ({ default: (await import('./approval-form.tsx')).ApprovalForm }))

/** One approval filing: a new one, one to read, or (`edit=1`) one to change. */
export function ApprovalInfo() {
  return (
    <NumberedInfo
      entity="approvalOrder"
      texts={useTranslations('approval.record')}
      read={(approval) => <ApprovalRecord approval={approval} />}
      form={(key, { record, ...on }) => <ApprovalForm key={key} approval={record} {...on} />}
    />
  )
}
