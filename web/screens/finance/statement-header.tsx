import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import { type Period, type PeriodName, periodNameOf, periodNames, periodOf } from './statement-periods.ts'

type Props = {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly onSubscribe: () => void
  readonly onSave: (kind: 'export' | 'pdf') => void
}

export function StatementHeader({ period, onPeriod, onSubscribe, onSave }: Props) {
  const t = useTranslations('financeScreens.statement')
  return (
    <PageHeader
      className="q-list-header"
      title={t('title')}
      note={t('note')}
      actions={
        <>
          <Segmented<PeriodName | ''>
            aria-label={t('periods')}
            value={periodNameOf(period, today()) ?? ''}
            options={periodNames.map((name) => ({ value: name, label: t(name) }))}
            onChange={(name) => name !== '' && onPeriod(periodOf(name, today()))}
          />
          <Can permission="finance-statement-export">
            <Button onClick={onSubscribe}>{t('monthly')}</Button>
            <Button onClick={() => onSave('pdf')}>{t('pdf')}</Button>
            <Button onClick={() => onSave('export')}>{t('xlsx')}</Button>
          </Can>
        </>
      }
    />
  )
}
