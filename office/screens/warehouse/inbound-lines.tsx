import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { inOrder, lineTableColumns } from '@quayside/kit/table/line-columns.tsx'
import { LinesTable } from '@quayside/kit/table/lines-table.tsx'
import { type Column, useColumnChoice } from '@quayside/kit/table/table.ts'
import { TableSettings } from '@quayside/kit/table/table-settings.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { DifferenceDialog } from '../../lib/difference-dialog.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useLineNames } from '../../lib/line-names.ts'
import { pageAddress } from '../../lib/pages.ts'
import { useReceiptColumns } from './receipt.columns.tsx'
import { countedKind, type Line, receiptOf } from './receipt.ts'
import type { ReceiptEntry } from './use-receipt.ts'
import styles from './warehouse.module.css'

type Props = { readonly inbound: InboundReview; readonly entry: ReceiptEntry | undefined }

/** The announced goods, what came in of them, and where they lie; while they are received, a quantity for each. */
export function InboundLines({ inbound, entry }: Props) {
  const t = useTranslations('officeWarehouse.inbound')
  const fields = useTranslations('warehouseFields.inbound')
  const [reporting, setReporting] = useState<Line>()
  const { lines } = inbound
  const choice = useColumnChoice('office.inboundLines', useColumns())
  const columns = useReceiptColumns(choice.shown, entry, setReporting)
  const sum = (texts: readonly string[]) => <span className="q-number">{showNumber(sumTexts(texts))}</span>
  return (
    <section className="q-panel">
      <PanelBar>
        <h2>{fields('lines')}</h2>
        <span className="q-page-note">{t('lines', { count: lines.length })}</span>
        <div className={styles['tools']}>
          <TableSettings table={choice} />
        </div>
      </PanelBar>
      <LinesTable
        label={fields('lines')}
        rows={lines}
        columns={columns}
        totals={{
          model: t('sum'),
          qty: sum(lines.map(({ qty }) => qty)),
          receivedQty: sum(lines.map(({ receivedQty }) => receivedQty ?? '0')),
          ...(entry && { now: showNumber(entry.judged.qty) }),
        }}
        density={choice.density}
      />
      {reporting && entry && (
        <DifferenceDialog
          model={reporting.model}
          counted={countedKind(reporting, receiptOf(entry.receipt, reporting.id))}
          parts={receiptOf(entry.receipt, reporting.id).parts}
          upload={(file) =>
            uploadTo('POST warehouse/online/inbound/{id}/upload', file, {}, { id: inbound.id })
          }
          onEnter={(parts) => entry.enter(reporting.id, { ...receiptOf(entry.receipt, reporting.id), parts })}
          onClose={() => setReporting(undefined)}
        />
      )}
    </section>
  )
}

/** What is announced and what came in stand first. */
const first = ['model', 'name', 'brand', 'origin', 'unit', 'qty', 'receivedQty', 'lots', 'order']
const own = {
  model: { isFirst: true },
  unit: { isHiddenAtFirst: true },
  netWeight: { isHiddenAtFirst: true },
  volume: { isHiddenAtFirst: true },
  minimumPackQuantity: { isHiddenAtFirst: true },
  remark: { isHiddenAtFirst: true },
  pallets: { isHiddenAtFirst: true },
}

function useColumns(): readonly Column<Line>[] {
  const t = useTranslations('officeWarehouse.inbound')
  const fields = useTranslations('warehouseFields.inboundLine')
  const nameOf = useLineNames(inboundLines.columns)
  return useMemo(() => {
    const received: Column<Line> = {
      key: 'receivedQty',
      title: t('receivedQty'),
      width: 96,
      align: 'right',
      cell: (line) =>
        line.receivedQty === null ? (
          <Nothing />
        ) : (
          <span className="q-number" data-off={line.receivedQty !== line.qty || undefined}>
            {showNumber(line.receivedQty)}
          </span>
        ),
    }
    const lots: Column<Line> = {
      key: 'lots',
      title: t('lots'),
      width: 210,
      cell: (line) =>
        line.lots.length === 0 ? (
          <Nothing />
        ) : (
          line.lots.map(({ id, number, location }, place) => (
            <span key={id}>
              {place > 0 && ' · '}
              <PageLink href={pageAddress('/office/lot', { id })}>{location || number}</PageLink>
            </span>
          ))
        ),
    }
    const order: Column<Line> = {
      key: 'order',
      title: t('order'),
      width: 150,
      cell: ({ orderId, orderNo }) =>
        orderId === null ? (
          <Nothing />
        ) : (
          <PageLink href={recordAddress('order', orderId)}>{orderNo}</PageLink>
        ),
    }
    const columns = lineTableColumns<typeof inboundLines.columns, Line>(inboundLines.columns, {
      titleOf: fields,
      nameOf,
      own,
    })
    return inOrder([...columns, received, lots, order], first)
  }, [t, fields, nameOf])
}
