import type { Company } from '@quayside/contract/account/company.ts'
import { isLive, openLiveChannel } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useEffect } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { liveSource } from '../../lib/session/live.ts'
import { enterAsPassed } from '../../lib/session/log-in.ts'

type Props = { company: Company; onRefresh: () => void }

/** The state of the review, and the next step. */
export function ReviewState({ company, onRefresh }: Props) {
  if (company.certification === 'NOTCERT') return null
  if (company.certification === 'PASSED') return <Passed />
  if (company.certification === 'REJECTED') return <Rejected reason={company.certificationReason ?? ''} />
  return <Waiting company={company} onRefresh={onRefresh} />
}

const lookAgainAfter = 20_000

function Waiting({ company, onRefresh }: Props) {
  const t = useTranslations('information')
  const format = useFormatter()
  const state = company.certification === 'APPLY' ? 'applied' : 'verifying'
  const live = useStore(isLive)
  useEffect(() => openLiveChannel(liveSource, onRefresh, onRefresh), [onRefresh])
  useEffect(() => {
    if (live) return undefined
    const timer = setInterval(onRefresh, lookAgainAfter)
    return () => clearInterval(timer)
  }, [onRefresh, live])
  return (
    <div className="note review" role="status">
      <strong>{t(`states.${state}.title`)}</strong>
      <p>{t(`states.${state}.text`)}</p>
      <dl>
        <dt>{t('fields.name')}</dt>
        <dd>{company.name}</dd>
        <dt>{t('fields.creditCode')}</dt>
        <dd className="mono">{company.creditCode}</dd>
        {company.submittedAt !== null && (
          <>
            <dt>{t('submittedAt')}</dt>
            <dd>
              {format.dateTime(new Date(company.submittedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </dd>
          </>
        )}
      </dl>
      <button type="button" className="button" onClick={onRefresh}>
        {t('refresh')}
      </button>
    </div>
  )
}

function Passed() {
  const t = useTranslations('information.states.passed')
  return (
    <div className="note review" data-tone="done" role="status">
      <strong>{t('title')}</strong>
      <p>{t('text')}</p>
      <button type="button" className="button" data-kind="work" onClick={() => void enterAsPassed()}>
        {t('action')}
      </button>
    </div>
  )
}

function Rejected({ reason }: { reason: string }) {
  const t = useTranslations('information')
  return (
    <div className="note review" data-tone="refused" role="status">
      <strong>{t('states.rejected.title')}</strong>
      <p>{t('states.rejected.text')}</p>
      <dl>
        <dt>{t('reason')}</dt>
        <dd>{reason}</dd>
      </dl>
    </div>
  )
}
