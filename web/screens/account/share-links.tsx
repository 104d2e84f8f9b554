import { linkKind, linkState, linkStateTone } from '@quayside/contract/links/link.codes.ts'
import type { ShareLink } from '@quayside/contract/links/share-link.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { OpeningsButton } from '../../lib/links/openings-button.tsx'
import { RevokeLink } from '../../lib/links/revoke-link.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'

type Query = QueryOf<'GET base/online/shareLink/list'>
const filters = { state: linkState, kind: linkKind } as const satisfies FilterTable<Query>

const pageOf = ({ entity, recordId: id }: ShareLink): string => {
  if (entity === 'order') return pageAddress('/orderInfo', { id })
  return entity === 'inbound'
    ? pageAddress('/storageInfo', { id })
    : pageAddress('/forwarderOrderInfo', { id })
}

/** All links without log-in that the company has made, each of which can be ended here. */
export function ShareLinks() {
  const t = useTranslations('shareLinks')
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'shareLinks',
    entity: 'shareLink',
    columns: useLinkColumns(),
    list,
    fetch: (signal) => api('GET base/online/shareLink/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={t('title')}
      table={table}
      filters={useFilterFields(filters, t, {})}
      rows={{ empty: { text: t('empty') }, actions: (row: ShareLink) => <Revoke link={row} /> }}
    />
  )
}

function Revoke({ link }: { link: ShareLink }) {
  const can = useCan()
  if (!can('hub-link-edit') || link.state !== linkState.codes.active) return null
  return <RevokeLink id={link.id} recipient={link.recipient} />
}

function useLinkColumns(): readonly Column<ShareLink>[] {
  const t = useTranslations('shareLinks')
  const codeText = useCodeText()
  return useMemo(() => {
    const { instant, text } = columnsOf<ShareLink, typeof t>(t)
    return [
      {
        key: 'recordNumber',
        title: t('record'),
        width: 180,
        isFirst: true,
        cell: (row) => <Code href={pageOf(row)}>{row.recordNumber}</Code>,
      },
      {
        key: 'kind',
        title: t('kind'),
        width: 130,
        cell: (row) => <Text>{codeText(linkKind, row.kind)}</Text>,
      },
      text('recipient', 200, { grows: true }),
      {
        key: 'state',
        title: t('state'),
        width: 100,
        cell: (row) => <StateTag list={linkState} tones={linkStateTone} value={row.state} />,
      },
      text('createdBy', 110),
      instant('createdAt'),
      instant('expiresAt'),
      {
        key: 'openings',
        title: t('opened'),
        width: 90,
        align: 'right',
        cell: (row) => <OpeningsButton link={row} isFigure />,
      },
    ]
  }, [t, codeText])
}
