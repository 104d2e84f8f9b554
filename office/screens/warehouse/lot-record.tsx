import type { OfficeStockDetail } from '@quayside/contract/office/stock.ts'
import { movementKind, stockDocument, tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Code, DateText } from '@quayside/kit/cells.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useWholeSearch } from '@quayside/kit/page-search.ts'
import { Panel } from '@quayside/kit/panel.tsx'
import { RecordFailed } from '@quayside/kit/record-failed.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { DateDetail } from '@quayside/kit/value-details.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { type LotsAction, LotsDialog } from './lots-dialog.tsx'
import styles from './warehouse.module.css'

export function LotRecord() {
  const t = useTranslations('officeReview')
  const { id = '' } = useWholeSearch()
  const answer = useQuery({
    queryKey: ['stock', 'record', id, useLocale()],
    queryFn: () => api('GET warehouse/online/stock/{id}', { params: { id } }, { isQuiet: true }),
    refetchInterval: useRefreshInterval(),
  })
  if (answer.isPending) return <TableSkeleton label="…" />
  if (answer.data === undefined) return <RecordFailed answer={answer} gone={t('gone')} />
  return <Lot key={id} lot={answer.data} />
}

const parts = ['available', 'reserved', 'blocked'] as const

/** One lot: what is there, who it is kept for, and every movement with the balance after it. */
function Lot({ lot }: { lot: OfficeStockDetail }) {
  const t = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.stock')
  const may = useMay()
  const [acting, setActing] = useState<LotsAction>()
  const able: Record<LotsAction, boolean> = {
    move: Number(lot.onHand) > 0,
    block: Number(lot.available) > 0,
    unblock: Number(lot.blocked) > 0,
  }
  async function print(): Promise<void> {
    saveDownload(
      await api('GET warehouse/online/stock/labels', { query: { ids: lot.id, paper: 'roll' as const } }),
    )
  }
  return (
    <>
      <PageHeader
        title={lot.number}
        note={<PageLink href={recordAddress('company', lot.companyId)}>{lot.companyName}</PageLink>}
        actions={
          <>
            <Button onClick={() => void print().catch(() => undefined)}>{t('labels')}</Button>
            {may('stock-handle') &&
              (['unblock', 'block', 'move'] as const)
                .filter((name) => able[name])
                .map((name) => (
                  <Button
                    key={name}
                    {...(name === 'move' && { look: 'primary' as const })}
                    onClick={() => setActing(name)}
                  >
                    {t(`actions.${name}`)}
                  </Button>
                ))}
          </>
        }
      />
      <Panel>
        <dl className={styles['figures']}>
          {(['onHand', ...parts] as const).map((key) => (
            <div key={key}>
              <dt>{fields(key)}</dt>
              <dd>{showNumber(lot[key])}</dd>
            </div>
          ))}
          <div>
            <dt>{fields('days')}</dt>
            <dd>{lot.days}</dd>
          </div>
          {lot.cost !== null && (
            <div>
              <dt>{fields('cost')}</dt>
              <dd>
                {lot.costCurrency} {lot.cost}
              </dd>
            </div>
          )}
        </dl>
        <div className={styles['bars']} aria-hidden="true">
          {parts.map((part) => (
            <span key={part} data-part={part} style={{ flexGrow: Number(lot[part]) }} />
          ))}
        </div>
        <Details>
          <CodeDetail label={fields('model')} value={lot.model} />
          <TextDetail label={fields('name')} value={lot.name} />
          <TextDetail label={fields('brand')} value={lot.brand} />
          <TextDetail label={fields('warehouseName')} value={lot.warehouseName} />
          <TextDetail label={fields('location')} value={lot.location} />
          <TextDetail label={fields('lotNumber')} value={lot.lotNumber} />
          <TextDetail label={fields('batchNumber')} value={lot.batchNumber} />
          <TextDetail label={fields('dateCode')} value={lot.dateCode} />
          <TextDetail label={fields('palletNumber')} value={lot.palletNumber} />
          <DateDetail label={fields('storedOn')} value={lot.storedOn} />
          <DateDetail label={fields('freeUntil')} value={lot.freeUntil} />
          <DateDetail label={t('chargedUntil')} value={lot.chargedUntil} />
          {lot.inboundId !== null && (
            <Detail label={t('inbound')}>
              <Code href={recordAddress('warehouseIn', lot.inboundId)}>{lot.inboundNumber}</Code>
            </Detail>
          )}
        </Details>
      </Panel>
      <div className={styles['two']}>
        <Panel title={t('reservations')}>
          {lot.reservations.length === 0 ? (
            <p className="q-nothing">{t('noReservations')}</p>
          ) : (
            <ShortTable
              rows={lot.reservations}
              keyOf={({ document, documentId }) => `${document} ${documentId}`}
              columns={[
                {
                  title: t('document'),
                  isRowHead: true,
                  cell: (row) => <DocumentLink {...row} />,
                },
                { title: t('qty'), cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span> },
                { title: t('at'), cell: ({ createdAt }) => <DateText value={createdAt} hasTime /> },
              ]}
            />
          )}
        </Panel>
        <Panel title={t('costParts')}>
          {lot.costParts.length === 0 ? (
            <p className="q-nothing">{t('noCost')}</p>
          ) : (
            <ShortTable
              rows={lot.costParts}
              keyOf={({ from }) => from}
              columns={[
                { title: t('days'), isRowHead: true, cell: ({ from, to }) => `${from} – ${to}` },
                { title: t('unit'), cell: ({ unit }) => <CodeText list={tariffUnit} value={unit} /> },
                { title: t('qty'), cell: ({ quantity }) => showNumber(quantity) },
                { title: t('rate'), cell: ({ rate, currency }) => `${currency} ${rate}` },
              ]}
            />
          )}
        </Panel>
      </div>
      <Movements lot={lot} />
      {acting && <LotsDialog action={acting} lots={[lot]} onClose={() => setActing(undefined)} />}
    </>
  )
}

/** The record that made a movement or holds a reservation, where it has a page. */
function DocumentLink(props: { document: string; documentId: string | null; documentNo: string }) {
  const { document, documentId, documentNo } = props
  const kind = (['warehouseIn', 'outbound', 'order', 'stockDifference'] as const).find(
    (each) => each === document,
  )
  return (
    <>
      <CodeText list={stockDocument} value={document} />{' '}
      {kind && documentId !== null ? (
        <Code href={recordAddress(kind, documentId)}>{documentNo}</Code>
      ) : (
        <code>{documentNo}</code>
      )}
    </>
  )
}

const signed = (value: string): string =>
  Number(value) === 0 ? '' : Number(value) > 0 ? `+${showNumber(value)}` : showNumber(value)

function Movements({ lot }: { lot: OfficeStockDetail }) {
  const t = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.stock')
  const figure = (key: 'onHand' | 'reserved' | 'blocked') => ({
    title: fields(key),
    cell: (row: OfficeStockDetail['movements'][number]) => (
      <span className="q-number">{signed(row[key])}</span>
    ),
  })
  return (
    <Panel title={t('movements')}>
      {lot.movements.length === 0 ? (
        <EmptyState text={t('noMovements')} />
      ) : (
        <ShortTable
          rows={lot.movements}
          columns={[
            { title: t('at'), cell: ({ at }) => <DateText value={at} hasTime /> },
            {
              title: t('movement'),
              isRowHead: true,
              cell: ({ kind }) => <CodeText list={movementKind} value={kind} />,
            },
            figure('onHand'),
            figure('reserved'),
            figure('blocked'),
            {
              title: t('balance'),
              cell: ({ balance }) => <b className="q-number">{showNumber(balance ?? '')}</b>,
            },
            { title: t('document'), cell: (row) => <DocumentLink {...row} /> },
            {
              title: t('places'),
              cell: ({ fromLocation, toLocation }) =>
                fromLocation === '' && toLocation === ''
                  ? '–'
                  : `${fromLocation || '–'} → ${toLocation || '–'}`,
            },
            { title: t('reason'), cell: ({ reason }) => reason || '–' },
            { title: t('by'), cell: ({ actorName }) => actorName },
          ]}
        />
      )}
    </Panel>
  )
}
