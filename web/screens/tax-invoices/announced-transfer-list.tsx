import type { AnnouncedTransfer } from '@quayside/contract/finance/announced-transfer.ts'
import {
  transferPurpose,
  transferState,
  transferStateTone,
} from '@quayside/contract/finance/voucher.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useChosenRecord } from '@quayside/kit/inputs/chosen-record.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ExportSelected, SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { NumbersText } from '@quayside/kit/record/whole-parts.tsx'
import { moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PaySummary } from '../../lib/finance/pay-panel.tsx'
import { api, type QueryOf } from '../../lib/session/api.ts'

const AnnouncedTransferForm = lazyPart(() => import('./announced-transfer-form.tsx'))
const AnnouncedTransferRecord = lazyPart(() => import('./announced-transfer-record.tsx'))

type Query = QueryOf<'GET tax/online/capitalAppointment/list'>
const filters = {
  keyword: ['text', 240],
  state: transferState,
  isLate: 'own',
} as const satisfies FilterTable<Query>

/** Money that the company announced: changed and cancelled until it has come. */
export function AnnouncedTransferList() {
  const t = useTranslations('taxInvoiceScreens.announcedTransfers')
  const fields = useTranslations('paymentFields.announcedTransfer')
  const verbs = useTranslations('kit.list')
  const list = useListQuery<Query>(filters)
  const chosen = useChosenRecord()
  const [edited, setEdited] = useState<{ readonly id?: string }>()
  const table = useListTable({
    name: 'appointments',
    entity: 'announcedTransfer',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET tax/online/capitalAppointment/list', { query: list.query }, { signal }),
  })
  const download = rowsExport(list.query, table, (query) =>
    api('GET tax/online/capitalAppointment/export', { query }),
  )
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="finance-transfer-export">
            <Button onClick={() => download()}>{verbs('export')}</Button>
          </Can>
          <Can permission="finance-transfer-announce">
            <Button look="primary" onClick={() => setEdited({})}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      selection={
        <SelectionBar table={table}>
          <ExportSelected table={table} permission="finance-transfer-export" onExport={download} />
        </SelectionBar>
      }
      tabs={<PaySummary />}
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        isLate: <FilterFlag name="isLate" label={fields('isLate')} width={130} text={t('isLate')} />,
      })}
      rows={{
        empty: { text: t('empty') },
        peek: {
          blocks: ({ id }) => (
            <AnnouncedTransferRecord id={id} onChange={() => setEdited({ id })} onClose={chosen.close} />
          ),
        },
      }}
    >
      <Suspense>
        {chosen.id !== undefined && !edited && (
          <AnnouncedTransferRecord
            key={chosen.id}
            id={chosen.id}
            onChange={() => setEdited({ id: chosen.id ?? '' })}
            onClose={chosen.close}
          />
        )}
        {edited && <AnnouncedTransferForm {...edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </ListPage>
  )
}

function useColumns(): readonly Column<AnnouncedTransfer>[] {
  const t = useTranslations('taxInvoiceScreens.announcedTransfers')
  const fields = useTranslations('paymentFields.announcedTransfer')
  return useMemo(() => {
    const of = columnsOf<AnnouncedTransfer, typeof fields>(fields)
    return [
      of.opener('number', 160),
      of.state('state', { list: transferState, tones: transferStateTone }, 110, { isKept: true }),
      moneyColumn('amount', fields('amount'), 150, { isSortable: true, isKept: true, onCard: 'sum' }),
      of.day('transferOn', { isSortable: true }),
      {
        key: 'isLate',
        title: fields('isLate'),
        width: 110,
        cell: (row) => (row.isLate === 1 ? <ToneTag tone="refused">{t('late')}</ToneTag> : <Text>{''}</Text>),
      },
      of.coded('purpose', transferPurpose, 130),
      {
        key: 'orderNos',
        title: fields('orderNos'),
        width: 170,
        cell: (row) => <NumbersText numbers={row.orderNos} />,
      },
      of.text('payerName', 200, { isUnderFirst: true }),
      of.day('confirmedOn'),
      of.day('receivedOn'),
      of.text('note', 180, { isHiddenAtFirst: true }),
      of.text('announcedByName', 110),
    ]
  }, [t, fields])
}
