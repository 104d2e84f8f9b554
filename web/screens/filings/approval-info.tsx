import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import { NumberedInfo } from '../../lib/documents/numbered-info.tsx'
import { api } from '../../lib/session/api.ts'
import { ApprovalRecord } from './approval-record.tsx'

const ApprovalForm = lazyPart(async () => ({ default: (await import('./approval-form.tsx')).ApprovalForm }))

/** One approval filing: a new one, one to read, or (`edit=1`) one to change. */
export function ApprovalInfo() {
  return (
    <NumberedInfo
      path="/approvalOrder"
      list="/approvalList"
      entity="approvalOrder"
      fetch={(id) => api('GET filing/online/approval/{id}', { params: { id } })}
      texts={useTranslations('approval.record')}
      read={(approval) => <ApprovalRecord approval={approval} />}
      form={(key, { record, ...on }) => <ApprovalForm key={key} approval={record} {...on} />}
    />
  )
}
