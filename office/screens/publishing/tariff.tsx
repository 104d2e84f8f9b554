import { UploadOutlined } from '@ant-design/icons-svg'
import { Field } from '@quayside/kit/form/field.tsx'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import styles from './publishing.module.css'
import { TariffImportEntry } from './tariff-import.tsx'

type Values = { file: File | null; sourceDate: string }

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
                      icon={<Icon drawing={UploadOutlined} />}
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
          <Button look="signal" type="submit" isBusy={form.isSaving}>
            {t('start')}
          </Button>
        </form>
      </section>
      <section className="q-panel">
        <h2>{t('history')}</h2>
        {answer.data?.rows.length === 0 && <EmptyState text={t('empty')} />}
        {answer.data?.rows.map((each) => (
          <TariffImportEntry key={each.id} taken={each} />
        ))}
      </section>
    </>
  )
}
