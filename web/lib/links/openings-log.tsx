import type { ShareLink } from '@quayside/contract/links/share-link.ts'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'

export type OpenedLink = Pick<ShareLink, 'id' | 'recipient' | 'openings'>
type Props = { readonly link: OpenedLink; readonly onClose: () => void }

/** When a link was opened, from which part of the net and by which browser, newest first. */
export default function OpeningsLog({ link: { id, recipient, openings }, onClose }: Props) {
  const t = useTranslations('shareLinks')
  const answer = useQuery({
    queryKey: ['shareLink', 'openings', id],
    queryFn: () => api('GET base/online/shareLink/{id}/openings', { params: { id } }),
  })
  const rows = answer.data
  return (
    <RecordDrawer title={t('openingsOf', { recipient })} onClose={onClose}>
      {answer.isPending && <TableSkeleton label={t('openingsOf', { recipient })} />}
      {answer.isError && <LoadFailed text={t('openingsNote')} onRetry={() => void answer.refetch()} />}
      {rows?.length === 0 && <EmptyState text={t('noOpenings')} />}
      {rows !== undefined && rows.length > 0 && (
        <>
          <p>{t(rows.length < openings ? 'newestOpenings' : 'openingsNote', { count: rows.length })}</p>
          <ShortTable
            rows={rows}
            columns={[
              {
                title: t('openedAt'),
                isRowHead: true,
                cell: ({ at }) => <DateText value={at} hasTime />,
              },
              { title: t('network'), cell: ({ address }) => <span lang="zxx">{address}</span> },
              { title: t('browser'), cell: ({ agent }) => agent || t('otherBrowser') },
            ]}
          />
        </>
      )}
    </RecordDrawer>
  )
}
