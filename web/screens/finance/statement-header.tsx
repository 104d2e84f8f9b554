import { EllipsisOutlined } from '@ant-design/icons-svg'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { MenuButton } from '@quayside/kit/overlays/menu.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { usePhone } from '@quayside/kit/page/media.ts'
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
  const list = useTranslations('kit.list')
  // A phone has room for the periods alone.
  const isPhone = usePhone()
  const saving = [
    { key: 'monthly', label: t('monthly'), run: onSubscribe },
    { key: 'pdf', label: t('pdf'), run: () => onSave('pdf') },
    { key: 'xlsx', label: t('xlsx'), run: () => onSave('export') },
  ]
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
            {isPhone ? (
              <MenuButton
                items={saving}
                icon={<Icon drawing={EllipsisOutlined} />}
                aria-label={list('more')}
                title={list('more')}
              />
            ) : (
              saving.map(({ key, label, run }) => (
                <Button key={key} onClick={run}>
                  {label}
                </Button>
              ))
            )}
          </Can>
        </>
      }
    />
  )
}
