import type { DebtSummary } from '@quayside/contract/finance/debt.ts'
import type { ListQuery } from '@quayside/kit/list/list-query.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'

export const debtFilters = [
  'keyword',
  'currency',
  'kind',
  'bucket',
  'isOverdue',
  'isDueSoon',
  'isDisputed',
  'orderId',
  'dueOnBegin',
  'dueOnEnd',
] as const
const sections = ['all', 'overdue', 'dueSoon', 'disputed'] as const
type Section = (typeof sections)[number]
const flags = { overdue: 'isOverdue', dueSoon: 'isDueSoon', disputed: 'isDisputed' } as const

const sectionOf = (filters: Readonly<Partial<Record<string, string>>>): Section | '' => {
  if (filters['bucket']) return ''
  return sections.find((section) => section !== 'all' && filters[flags[section]] === '1') ?? 'all'
}

type Props = {
  readonly list: ListQuery<QueryOf<'GET finance/online/debt/list'>>
  readonly counts: DebtSummary['counts'] | undefined
}

export function DebtSections({ list, counts }: Props) {
  const t = useTranslations('financeScreens.debts')
  return (
    <ListTabs
      label={t('sections')}
      chosen={sectionOf(list.filters)}
      onChoose={(section) =>
        list.setFilters({
          ...list.filters,
          isOverdue: '',
          isDueSoon: '',
          isDisputed: '',
          bucket: '',
          ...(section in flags && { [flags[section as keyof typeof flags]]: '1' }),
        })
      }
      groups={[
        sections.map((value) => ({
          value,
          label: t(value),
          count: counts?.[value],
          ...(value === 'overdue' && { tone: 'refused' as const }),
        })),
      ]}
    />
  )
}
