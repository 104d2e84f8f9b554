import type { TariffImport } from '@quayside/contract/office/publishing.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './publishing.module.css'

const tones = { running: 'underway', done: 'done', failed: 'refused' } as const

export function TariffImportEntry({ taken }: { taken: TariffImport }) {
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
