import { ReloadOutlined } from '@ant-design/icons-svg'
import { findProblems, systemParts } from '@quayside/contract/office/system.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { DiagnosticsButton } from './diagnostics-button.tsx'
import { History } from './history.tsx'
import { Jobs } from './jobs.tsx'
import { Problems } from './problems.tsx'
import { Services } from './services.tsx'
import styles from './system.module.css'
import { SystemCards } from './system-cards.tsx'
import { Webhooks } from './webhooks.tsx'

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** What runs and what needs a person: the latter first, with its cause and the button that heals it. */
export function System() {
  const t = useTranslations('officeSystem')
  const pages = useTranslations('office.pages')
  const list = useTranslations('kit.list')
  const format = useFormatter()
  const answer = useQuery({
    queryKey: ['system'],
    queryFn: () => api('GET office/online/system/status', {}, { isQuiet: true }),
    refetchInterval: 30_000,
  })
  const { data: status } = answer
  const readAt = new Date(answer.dataUpdatedAt)
  const problems = status ? findProblems(status, readAt) : []
  const others = { count: systemParts.length - problems.length, time: format.dateTime(readAt, clock) }

  return (
    <>
      <PageHeader
        title={pages('system')}
        state={
          status && (
            <ToneTag tone={problems.length > 0 ? 'refused' : 'done'}>
              {problems.length > 0 ? t('problems', { count: problems.length }) : t('allGood')}
            </ToneTag>
          )
        }
        note={status && t('others', others)}
        actions={
          <>
            <DiagnosticsButton />
            <Button
              icon={<Icon drawing={ReloadOutlined} />}
              isBusy={answer.isFetching}
              onClick={() => void answer.refetch()}
            >
              {t('refresh')}
            </Button>
          </>
        }
      />
      {answer.isError && (
        <LoadFailed
          text={failureText(answer.error) ?? list('failed')}
          onRetry={() => void answer.refetch()}
        />
      )}
      {status && (
        <>
          <Problems status={status} problems={problems} now={readAt} />
          <SystemCards status={status} problems={problems} />
          <div className={styles['columns']}>
            <Jobs jobs={status.jobs} />
            <Webhooks webhooks={status.webhooks} />
          </div>
          <div className={styles['below']}>
            <Services services={status.services} now={readAt} />
            <History />
          </div>
        </>
      )}
    </>
  )
}
