import type { StockMovement as Row } from '@quayside/contract/warehouse/stock-movement.ts'
import { movementKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { Actor } from './movement-actor.tsx'
import { noteOf } from './movement-note.tsx'
import { Signed } from './signed.tsx'
import styles from './stock.module.css'
import { StockDocument } from './stock-document.tsx'

export function useMovementColumns(): readonly Column<Row>[] {
  const t = useTranslations('stock.movements')
  return useMemo(() => {
    const { coded, text } = columnsOf<Row, typeof t>(t)
    const change = (
      key: 'onHand' | 'reserved' | 'blocked',
      title: string,
      more?: Partial<Column<Row>>,
    ): Column<Row> => ({
      key,
      title,
      width: 104,
      align: 'right',
      figures: (rows) => rows.map((row) => `+${showNumber(row[key])}`),
      cell: (row) => (
        <span className={styles['change']}>
          <Signed value={row[key]} />
        </span>
      ),
      ...more,
    })
    return [
      {
        key: 'at',
        title: t('time'),
        width: 140,
        isFirst: true,
        isSortable: true,
        cell: (row) => <DateText value={row.at} hasTime />,
      },
      coded('kind', movementKind, 92, { isState: true, isKept: true }),
      {
        key: 'lotNo',
        title: t('lot'),
        width: 132,
        isKept: true,
        onCard: 'aside',
        cell: (row) => <Code href={pageAddress('/stockInfo', { id: row.lotId })}>{row.lotNo}</Code>,
      },
      text('model', 150, { grows: true, onCard: 'title' }),
      change('onHand', t('onHandChange'), { isKept: true, onCard: 'sum' }),
      change('reserved', t('reservedChange')),
      change('blocked', t('blockedChange'), { isHiddenAtFirst: true }),
      {
        key: 'balance',
        title: t('onHand'),
        width: 96,
        align: 'right',
        figures: (rows) => rows.map((row) => showNumber(row.balance ?? '')),
        cell: (row) => <span className="q-number">{showNumber(row.balance ?? '')}</span>,
      },
      {
        key: 'documentNo',
        title: t('document'),
        width: 190,
        grows: true,
        isKept: true,
        onCard: 'note',
        cell: (row) => (
          <span className={styles['two']} data-lines>
            <StockDocument document={row} />
            {noteOf(row) !== '' && <small title={noteOf(row)}>{noteOf(row)}</small>}
          </span>
        ),
      },
      {
        key: 'actorName',
        title: t('actor'),
        width: 110,
        widthInEnglish: 120,
        cell: (row) => <Actor movement={row} />,
      },
    ]
  }, [t])
}
