import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshInterval } from './live-work.ts'
import { getRecord, type RecordOf } from './records.ts'

type Props<K extends TaskKind> = {
  readonly kind: K
  readonly children: (record: RecordOf<K>) => ReactNode
}

/** The record whose id is in the address, refetched when it may have changed. */
export function RecordQuery<K extends TaskKind>({ kind, children }: Props<K>) {
  const t = useTranslations('officeReview')
  const { id = '' } = useWholeSearch()
  const answer = useQuery({
    queryKey: [kind, 'record', id],
    queryFn: () => getRecord(kind, id),
    refetchInterval: useRefreshInterval(),
  })
  if (answer.isPending) return <TableSkeleton label="…" />
  if (answer.data === undefined) return <RecordFailed answer={answer} gone={t('gone')} />
  return children(answer.data)
}
