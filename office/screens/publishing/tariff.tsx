import { UploadOutlined } from '@ant-design/icons'
import type { TariffImport } from '@quayside/contract/office/publishing.ts'
import { Button } from '@quayside/kit/button.tsx'
import { DateText } from '@quayside/kit/cells.tsx'
import { DayInput } from '@quayside/kit/date-inputs.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useForm } from '@quayside/kit/form.ts'
import { Icon } from '@quayside/kit/icon.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import { today } from '@quayside/kit/today.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import styles from './publishing.module.css'

type Values = { file: File | null; sourceDate: string }
const tones = { running: 'underway', done: 'done', failed: 'refused' } as const

/** Imports a whole tariff from a file in the background, with its progress. */
export function Tariff() {
  const t = useTranslations('officePublishing.tariff')
  const pages = useTranslations('office.pages')
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const form = useForm<Values>({
    initial: { file: null, sourceDate: `${today().slice(0, 4)}-01-01` },
    check: ({ file, sourceDate }) => ({
      ...(file === null && { file: t('fileMissing') }),
      ...(sourceDate === '' && { sourceDate: t('dateMissing') }),
    }),
  })
  const answer = useQuery({
    queryKey: ['tariffImport'],
    queryFn: ({ signal }) => api('GET base/online/hsCode/import/list', {}, { isQuiet: true, signal }),
    refetchInterval: ({ state }) =>
      state.data?.rows.some((each) => each.state === 'running') ? 1_000 : 15_000,
  })

  function start(event: FormEvent): void {
    event.preventDefault()
    void form
      .submit(async ({ file, sourceDate }) => {
        if (file === null) return
        await uploadTo('POST base/online/hsCode/import', file, { sourceDate })
        showToast({ kind: 'success', text: t('started') })
        form.reset({ file: null, sourceDate })
        await queries.invalidateQueries({ queryKey: ['tariffImport'] })
      })
      .catch(() => undefined)
  }

  return (
    <>
      <PageHeader title={pages('tariff')} />
      <section className="q-panel">
        <form className={`q-panel-body ${styles['publishing-form']}`} noValidate onSubmit={start}>
          <p>{t('lead')}</p>
          <div className="q-fields">
            <Field form={form} name="file" label={t('file')} isRequired>
              {({ id, value, set, ...control }) => (
                <>
                  <span className={styles['tariff-file']}>
                    <Button
                      id={id}
                      icon={<Icon of={UploadOutlined} />}
                      aria-describedby={control['aria-describedby']}
                      onClick={() => input.current?.click()}
                    >
                      {t('choose')}
                    </Button>
                    <span>{value?.name ?? t('noFile')}</span>
                  </span>
                  <input
                    ref={input}
                    hidden
                    type="file"
                    accept=".xlsx,.csv"
                    onChange={(event) => set(event.target.files?.[0] ?? null)}
                  />
                </>
              )}
            </Field>
            <Field form={form} name="sourceDate" label={t('date')} isRequired>
              {(control) => <DayInput control={control} />}
            </Field>
          </div>
          <Button look="primary" type="submit" isBusy={form.isSaving}>
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
  const cell = useTranslations('kit.cell')
  const imports = useTranslations('kit.import')
  return (
    <article className={styles['tariff-import']}>
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
      {taken.failure !== null && <p className={styles['tariff-failure']}>{taken.failure}</p>}
      {taken.ignoredColumns.length > 0 && (
        <p className={styles['tariff-ignored']}>
          {imports('ignored', { columns: taken.ignoredColumns.join(' · ') })}
        </p>
      )}
      {taken.rejected.length > 0 && (
        <details>
          <summary>{t('rows')}</summary>
          <ul>
            {taken.rejected.map((row) => (
              <li key={row.row}>
                {cell('named', {
                  name: `${t('row')} ${row.row}`,
                  value: row.errors.map(({ msg }) => msg).join(cell('between')),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}
