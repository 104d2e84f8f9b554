import type { TariffImport } from '@quayside/contract/office/publishing.ts'
import { DateText } from '@quayside/kit/cells.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import './publishing.css'

const tones = { running: 'underway', done: 'done', failed: 'refused' } as const

/** A whole tariff from a file; it is taken in the background, and this page tells how far it is. */
export function Tariff() {
  const t = useTranslations('officePublishing.tariff')
  const pages = useTranslations('office.pages')
  const queries = useQueryClient()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [sourceDate, setSourceDate] = useState(() => `${new Date().getFullYear()}-01-01`)
  const [isMissing, setMissing] = useState(false)
  const answer = useQuery({
    queryKey: ['tariffImport'],
    queryFn: ({ signal }) => api('GET base/online/hsCode/import/list', {}, { isQuiet: true, signal }),
    refetchInterval: ({ state }) =>
      state.data?.rows.some((each) => each.state === 'running') ? 1_000 : 15_000,
  })

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault()
    const chosen = file.current?.files?.[0]
    setMissing(chosen === undefined)
    if (!chosen) return
    await uploadTo('POST base/online/hsCode/import', chosen, { sourceDate })
    showToast({ kind: 'success', text: t('started') })
    if (file.current) file.current.value = ''
    await queries.invalidateQueries({ queryKey: ['tariffImport'] })
  }

  return (
    <>
      <PageHeader title={pages('tariff')} />
      <section className="q-panel">
        <form
          className="q-panel-body publishing-form"
          noValidate
          onSubmit={(event) => void start(event).catch(() => undefined)}
        >
          <p>{t('lead')}</p>
          <div className="q-fields">
            <div className="q-field">
              <label htmlFor={`${id}-file`}>{t('file')}</label>
              <input id={`${id}-file`} ref={file} type="file" accept=".xlsx,.csv" />
              {isMissing && <div className="q-field-error">{t('fileMissing')}</div>}
            </div>
            <div className="q-field">
              <label htmlFor={`${id}-date`}>{t('date')}</label>
              <input
                id={`${id}-date`}
                className="publishing-input"
                type="date"
                value={sourceDate}
                onChange={(event) => setSourceDate(event.target.value)}
              />
            </div>
          </div>
          <Button type="primary" htmlType="submit">
            {t('start')}
          </Button>
        </form>
      </section>
      <section className="q-panel">
        <h2>{t('history')}</h2>
        {answer.data?.rows.length === 0 && <EmptyState text={t('empty')} />}
        {answer.data?.rows.map((each) => (
          <Import key={each.id} taken={each} />
        ))}
      </section>
    </>
  )
}

function Import({ taken }: { taken: TariffImport }) {
  const t = useTranslations('officePublishing.tariff')
  return (
    <article className="tariff-import">
      <header>
        <strong>{taken.fileName}</strong>
        <ToneTag tone={tones[taken.state]}>{t(`states.${taken.state}`)}</ToneTag>
        <span className="q-nothing">
          {t('startedAt')} <DateText value={taken.startedAt} hasTime />
        </span>
      </header>
      <p aria-live="polite">
        {t('read')} <b>{taken.readCount}</b> · {t('accepted')} <b>{taken.acceptedCount}</b> · {t('rejected')}{' '}
        <b>{taken.rejectedCount}</b>
      </p>
      {taken.state === 'running' && <progress aria-label={t('states.running')} />}
      {taken.failure !== null && <p className="tariff-failure">{taken.failure}</p>}
      {taken.rejected.length > 0 && (
        <details>
          <summary>{t('rows')}</summary>
          <ul>
            {taken.rejected.map((row) => (
              <li key={row.row}>
                {t('row')} {row.row}: {row.errors.map(({ msg }) => msg).join('; ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}
