import type { OrderPrint } from '@quayside/contract/orders/order-print.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTranslations } from 'use-intl'
import { mainLineColumns } from './main-line-columns.ts'

const printedColumns = [...mainLineColumns, 'packages', 'netWeight', 'grossWeight'] as const

export function PrintedLines({ order, names }: Pick<OrderPrint, 'order' | 'names'>) {
  const t = useTranslations('orderForm.print')
  const columns = useTranslations('orderFields.orderLine')
  const cellText: Partial<Record<string, (value: string) => string>> = {
    origin: (value) => names.countries[value] ?? value,
    unit: (value) => names.units[value] ?? value,
    qty: (value) => showNumber(value),
    price: (value) => showNumber(value, 6),
    totalMoney: (value) => showNumber(value, 2),
  }
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">#</th>
          {printedColumns.map((key) => (
            <th key={key} scope="col">
              {columns(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, place) => (
          <tr key={line.key}>
            <td>{place + 1}</td>
            {printedColumns.map((key) => (
              <td key={key} data-raw={line.rawCells[key] !== undefined || undefined}>
                {line.rawCells[key] ?? cellText[key]?.(line[key]) ?? line[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={8}>
            {t('total')}
          </th>
          <td>{showNumber(order.orderAmount, 2)}</td>
          <td>{order.packages}</td>
          <td>{order.netWeight}</td>
          <td>{order.grossWeight}</td>
        </tr>
      </tfoot>
    </table>
  )
}
