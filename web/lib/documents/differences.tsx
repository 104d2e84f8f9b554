import type { StockDifference } from '@quayside/contract/warehouse/stock-difference.ts'
import {
  differenceKind,
  stockDifferenceState as states,
  stockDifferenceStateTone as tones,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { StateActions, type StepInput } from '@quayside/kit/record/state-actions.tsx'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../pages/pages.ts'
import { api } from '../session/api.ts'
import styles from './differences.module.css'

/** What came in otherwise than announced, each with its reason and photos, to be accepted or disputed. */
export function Differences({ differences }: { differences: readonly StockDifference[] }) {
  const t = useTranslations('inbound.differences')
  if (differences.length === 0) return null
  return (
    <Panel title={t('title')}>
      <DifferenceList differences={differences} />
    </Panel>
  )
}

export const DifferenceList = ({ differences }: { differences: readonly StockDifference[] }) => (
  <ul className={styles['differences']}>
    {differences.map((difference) => (
      <Difference key={difference.id} difference={difference} />
    ))}
  </ul>
)

function Difference({ difference }: { difference: StockDifference }) {
  const t = useTranslations('inbound.differences')
  const queries = useQueryClient()
  const { id, state } = difference
  const isOpen = state === states.codes.reported || state === states.codes.disputed

  async function run(name: string, { note }: StepInput): Promise<void> {
    if (name === 'dispute')
      await api('POST warehouse/online/difference/{id}/dispute', { params: { id }, body: { reason: note } })
    else await api('POST warehouse/online/difference/{id}/accept', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t(name === 'dispute' ? 'disputed' : 'accepted') })
    await Promise.all(
      ['inbound', 'stock', 'order', 'stockDifference', 'home'].map((entity) =>
        queries.invalidateQueries({ queryKey: [entity] }),
      ),
    )
  }
  return (
    <li data-waits={state === states.codes.reported || undefined}>
      <header>
        <b>
          <CodeText list={differenceKind} value={difference.kind} /> {showNumber(difference.qty)}
        </b>
        <code>{difference.model}</code>
        <StateTag list={states} tones={tones} value={state} />
        <span>
          <StateActions machine="stockDifference" steps={difference.nextSteps} onStep={run} />
        </span>
      </header>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('announced')}</dt>
          <dd>{showNumber(difference.announced)}</dd>
        </div>
        <div>
          <dt>{t('received')}</dt>
          <dd>{showNumber(difference.received)}</dd>
        </div>
      </dl>
      <p>{difference.reason}</p>
      {difference.photos.length > 0 && <FileList files={difference.photos.map(toStoredFile)} />}
      {difference.answer !== '' && (
        <p>
          <b>{t('answer')}</b> {difference.answer}
        </p>
      )}
      {difference.consultationId !== null && (
        <PageLink href={pageAddress('/consultativeManagement', { record: difference.consultationId })}>
          {t('thread')}
        </PageLink>
      )}
      {isOpen && difference.kind !== differenceKind.codes.short && (
        <p className={styles['quiet']}>{t('kept')}</p>
      )}
    </li>
  )
}
