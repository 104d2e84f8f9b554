import { type StatementGrouping, statementGroupings } from '@quayside/contract/finance/statement.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { useTranslations } from 'use-intl'

type Props = {
  readonly by: StatementGrouping | undefined
  readonly onChoose: (by: StatementGrouping | undefined) => void
}

/** Movement by movement, or their sums. */
export function StatementGroupingChoice({ by, onChoose }: Props) {
  const t = useTranslations('financeScreens.statement')
  return (
    <Segmented<StatementGrouping | 'each'>
      aria-label={t('grouping')}
      value={by ?? 'each'}
      options={(['each', ...statementGroupings] as const).map((value) => ({
        value,
        label: t(`by.${value}`),
      }))}
      onChange={(chosen) => onChoose(chosen === 'each' ? undefined : chosen)}
    />
  )
}
