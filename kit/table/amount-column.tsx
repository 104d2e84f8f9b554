import { type Decimal, formatAmount, zero } from '@quayside/contract/kernel/money.ts'
import { Money } from '../record/money.tsx'
import type { Column, Row } from './table.ts'

/** An amount; the widest one decides the width. Apart from `columnsOf`, which lists without amounts use too. */
export const amountColumn = <R extends Row>(
  key: keyof R & string,
  title: string,
  width: number,
  more?: Partial<Column<R>>,
): Column<R> => {
  const amountIn = (row: R): Decimal | null => row[key] as Decimal | null
  return {
    key,
    title,
    width,
    align: 'right',
    figures: (rows) => rows.map((row) => formatAmount(amountIn(row) ?? zero)),
    cell: (row) => <Money value={amountIn(row)} />,
    ...more,
  }
}

/** An amount with its currency, which differs from row to row. */
export const moneyColumn = <R extends Row & { readonly currency: string }>(
  key: keyof R & string,
  title: string,
  width: number,
  more?: Partial<Column<R>>,
): Column<R> => ({
  key,
  title,
  width,
  align: 'right',
  cell: (row) => <Money value={row[key] as string | null} currency={row.currency} />,
  ...more,
})
