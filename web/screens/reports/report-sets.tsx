import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { ReportDefinition, ReportSet } from '@quayside/contract/reports/report.ts'
import type { MenuItem } from '@quayside/kit/overlays/menu-item.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { filterNames } from './report-filters.tsx'

const none: readonly ReportSet[] = []

/** The saved sets as a menu: one's own and colleagues', saving what is shown, and removing one's own. */
export function useReportSets(
  definition: ReportDefinition,
  onColumns: (keys: readonly string[] | undefined) => void,
  onSave: () => void,
): MenuItem[] {
  const t = useTranslations('reportScreens')
  const go = useChangeSearch()
  const queries = useQueryClient()
  const { reportNo } = definition
  const { data: sets = none } = useQuery({
    queryKey: ['reportSet', reportNo],
    queryFn: () => api('GET report/online/set/list', { query: { reportNo } }, { isQuiet: true }),
  })
  const apply = ({ view }: ReportSet): void => {
    const empty = Object.fromEntries(filterNames(definition).map((name) => [name, undefined]))
    go({ ...empty, ...view.filters, groupBy: view.groupBy || undefined, pageNum: undefined })
    // A set may name columns and filters that the report had when it was saved.
    const columns = view.columns.filter((key) => definition.columns.some((column) => column.key === key))
    if (columns.length > 0) onColumns(columns)
  }
  const remove = async (set: ReportSet): Promise<void> => {
    await api('DELETE report/online/set/batchRemove', { body: { ids: [set.id] } })
    showToast({ kind: 'success', text: t('setRemoved', { name: set.name }) })
    await queries.invalidateQueries({ queryKey: ['reportSet'] })
  }
  const [mine, shared] = [sets.filter(({ isMine }) => isMine), sets.filter(({ isMine }) => !isMine)]
  return [
    ...(mine.length > 0 ? [{ key: 'mine', heading: t('setsMine') }] : []),
    ...mine.map((set) => ({
      key: set.id,
      label: isYes(set.isShared) ? t('setShared', { name: set.name }) : set.name,
      run: () => apply(set),
    })),
    ...(shared.length > 0 ? [{ key: 'shared', heading: t('setsShared') }] : []),
    ...shared.map((set) => ({
      key: set.id,
      label: t('setOf', { name: set.name, owner: set.ownerName }),
      run: () => apply(set),
    })),
    ...(sets.length > 0 ? [{ key: 'line' }] : []),
    { key: 'save', label: t('saveSet'), run: onSave },
    ...mine.map((set) => ({
      key: `remove ${set.id}`,
      label: t('removeSet', { name: set.name }),
      isDangerous: true,
      run: () => void remove(set).catch(() => undefined),
    })),
  ]
}
