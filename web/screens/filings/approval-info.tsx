import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { NumberedInfo } from '../../lib/numbered-info.tsx'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { ApprovalRecord } from './approval-record.tsx'

const ApprovalForm = lazy(async () => ({ default: (await import('./approval-form.tsx')).ApprovalForm }))

/** One approval filing: a new one, one to read, or (`edit=1`) one to change. */
export function ApprovalInfo() {
  const t = useTranslations('approval.record')
  return (
    <NumberedInfo
      path="/approvalOrder"
      search={usePageSearch('/approvalOrder')}
      addressOf={(search) => pageAddress('/approvalOrder', search)}
      entity="approvalOrder"
      fetch={(id) => api('GET filing/online/approval/{id}', { params: { id } })}
      texts={{ title: t('title'), gone: t('gone'), list: pageAddress('/approvalList') }}
      read={(approval) => <ApprovalRecord approval={approval} />}
      form={(key, { record, ...on }) => <ApprovalForm key={key} approval={record} {...on} />}
    />
  )
}
