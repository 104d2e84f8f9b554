import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { inboundLineColumns } from '@quayside/contract/warehouse/inbound-line.ts'
import { palletType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { LinesTable } from '@quayside/kit/table/lines-table.tsx'
import { type Column, useColumnChoice } from '@quayside/kit/table/table.ts'
import { TableSettings } from '@quayside/kit/table/table-settings.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { pageAddress } from '../../lib/pages.ts'
import { DifferenceDialog } from './difference-dialog.tsx'
import { useReceiptColumns } from './receipt.columns.tsx'
import { type Line, receiptOf } from './receipt.ts'
import type { ReceiptEntry } from './use-receipt.ts'
import styles from './warehouse.module.css'

type Props = { readonly inbound: InboundReview; readonly entry: ReceiptEntry | undefined }

/** The announced goods, what came in of them, and where they lie; while they are received, a quantity for each. */
export function InboundLines({ inbound, entry }: Props) {
  const t = useTranslations('officeWarehouse.inbound')
  const fields = useTranslations('warehouseFields.warehouseIn')
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
          inboundId={inbound.id}
          line={reporting}
          entered={receiptOf(entry.receipt, reporting.id)}
          onEnter={(entered) => entry.enter(reporting.id, entered)}
          onClose={() => setReporting(undefined)}
        />
      )}
    </section>
  )
}

const hiddenAtFirst = new Set(['unit', 'netWeight', 'volume', 'minimumPackQuantity', 'remark', 'pallets'])

function useColumns(): readonly Column<Line>[] {
  const t = useTranslations('officeWarehouse.inbound')
  const fields = useTranslations('warehouseFields.inboundLine')
  const countries = useEntryNames('1001')
  const units = useEntryNames('1003')
  return useMemo(() => {
    const textOf: Partial<Record<string, (line: Line) => string>> = {
      origin: (line) => countries(line.origin),
      unit: (line) => units(line.unit),
    }
    const [model, ...rest] = inboundLineColumns.map(({ key, width, ...column }): Column<Line> => {
      const isFigure = ['quantity', 'count', 'measure'].includes(column.kind)
      return {
        key,
        title: fields(key),
        width,
        isHiddenAtFirst: hiddenAtFirst.has(key),
        ...(key === 'model' && { isFirst: true }),
        ...(isFigure && { align: 'right' as const }),
        cell: (line) => {
          const value = line[key]
          if (key === 'palletType')
            return value === null ? <Nothing /> : <CodeText list={palletType} value={Number(value)} />
          if (isFigure) return <span className="q-number">{showNumber(String(value ?? ''))}</span>
          return <Text>{textOf[key]?.(line) ?? String(value ?? '')}</Text>
        },
      }
    })
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
    const places = rest.findIndex(({ key }) => key === 'qty') + 1
    return [...(model ? [model] : []), ...rest.toSpliced(places, 0, received, lots)]
  }, [t, fields, countries, units])
}
