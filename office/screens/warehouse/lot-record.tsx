import type { OfficeStockDetail } from '@quayside/contract/office/stock.ts'
import { tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { RecordHead } from '@quayside/kit/record/record-frame.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { useRecordTitle } from '../../lib/record-title.ts'
import { DatesDialog } from './dates-dialog.tsx'
import { LotFacts } from './lot-facts.tsx'
import { LotMovements } from './lot-movements.tsx'
import { LotsDialog } from './lots-dialog.tsx'
import type { LotsAction } from './lots-values.ts'
import { MeasureDialog } from './measure-dialog.tsx'
import { StockDocumentLink } from './stock-document-link.tsx'
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

/** One lot: what is there, who it is kept for, and every movement with the balance after it. */
function Lot({ lot }: { lot: OfficeStockDetail }) {
  const t = useTranslations('officeWarehouse.stock')
  const may = useMay()
  const [acting, setActing] = useState<LotsAction>()
  const [isMeasuring, setMeasuring] = useState(false)
  const [isDating, setDating] = useState(false)
  useRecordTitle(lot.number)
  const able: Record<LotsAction, boolean> = {
    move: Number(lot.onHand) > 0,
    block: Number(lot.available) > 0,
    unblock: Number(lot.blocked) > 0,
    grade: Number(lot.onHand) > 0,
  }
  async function print(): Promise<void> {
    saveDownload(
      await api('GET warehouse/online/stock/labels', { query: { ids: lot.id, paper: 'roll' as const } }),
    )
  }
  return (
    <>
      <RecordHead
        title={{ number: lot.number }}
        parties={
          <>
            <PageLink href={recordAddress('company', lot.companyId)}>{lot.companyName}</PageLink>
            {` · ${lot.warehouseName}`}
          </>
        }
        actions={
          <>
            <Button onClick={() => void print().catch(() => undefined)}>{t('labels')}</Button>
            {may('stock-handle') && <Button onClick={() => setMeasuring(true)}>{t('measure')}</Button>}
            {may('stock-handle') && <Button onClick={() => setDating(true)}>{t('date')}</Button>}
            {may('stock-handle') &&
              (['grade', 'unblock', 'block', 'move'] as const)
                .filter((name) => able[name])
                .map((name) => (
                  <Button
                    key={name}
                    {...(name === 'move' && { look: 'signal' as const })}
                    onClick={() => setActing(name)}
                  >
                    {t(`actions.${name}`)}
                  </Button>
                ))}
          </>
        }
      />
      <LotFacts lot={lot} />
      <div className={styles['two']}>
        <Reservations lot={lot} />
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
                { title: t('qty'), isFigure: true, cell: ({ quantity }) => showNumber(quantity) },
                { title: t('rate'), cell: ({ rate, currency }) => `${currency} ${rate}` },
              ]}
            />
          )}
        </Panel>
      </div>
      <LotMovements lot={lot} />
      {isDating && <DatesDialog lots={[lot]} onClose={() => setDating(false)} />}
      {isMeasuring && <MeasureDialog lots={[lot]} onClose={() => setMeasuring(false)} />}
      {acting && <LotsDialog action={acting} lots={[lot]} onClose={() => setActing(undefined)} />}
    </>
  )
}

function Reservations({ lot }: { lot: OfficeStockDetail }) {
  const t = useTranslations('officeWarehouse.stock')
  return (
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
              cell: (row) => <StockDocumentLink {...row} />,
            },
            {
              title: t('qty'),
              isFigure: true,
              cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span>,
            },
            { title: t('at'), cell: ({ createdAt }) => <DateText value={createdAt} hasTime /> },
          ]}
        />
      )}
    </Panel>
  )
}
