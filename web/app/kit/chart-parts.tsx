import { BalanceLine } from '@quayside/kit/chart/balance-line.tsx'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { ChartTools } from '@quayside/kit/chart/chart-tools.tsx'
import { useState } from 'react'
import { Part } from './part.tsx'

const seriesOf = (name: string, values: readonly number[]) => ({
  key: name,
  name,
  values,
  texts: values.map((value) => value.toFixed(2)),
})
const months: ChartData = {
  columns: ['2026-08', '2026-09', '2026-10', '2026-11'].map((key) => ({ key, isPartial: key === '2026-11' })),
  series: [seriesOf('Import', [12, 18, 15, 6]), seriesOf('Export', [5, 7, 9, 2])],
  totals: ['17.00', '25.00', '24.00', '8.00'],
}
const days: ChartData = {
  columns: ['2026-10-01', '2026-10-19', '2026-11-03', '2026-11-15'].map((key) => ({ key })),
  series: [
    seriesOf('Middle', [7.1, 7.08, 7.12, 7.104]),
    { ...seriesOf('Selling', [7.12, 7.1, 7.14, 7.13]), isQuiet: true },
  ],
}

const weekdays: ChartData = {
  columns: Array.from({ length: 12 }, (_unused, hour) => ({
    key: `${String(hour + 8).padStart(2, '0')}:00`,
  })),
  series: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name, day) =>
    seriesOf(
      name,
      Array.from({ length: 12 }, (_unused, hour) => (hour * 7 + day * 5) % 23),
    ),
  ),
}

export function ChartParts() {
  const [isTable, setTable] = useState(false)
  return (
    <>
      <Part name="Chart, ChartTable, ChartTools">
        <ChartTools name="orders" data={months} isTable={isTable} onTable={setTable} />
        {isTable ? (
          <ChartTable label="Orders a month" data={months} />
        ) : (
          <Chart label="Orders a month" data={months} kind="bars" />
        )}
      </Part>
      <Part name="Chart with a second plot and more about the column that is read">
        <Chart
          label="Amounts and orders a month"
          kind="bars"
          data={{
            ...months,
            title: 'Amount',
            lower: {
              title: 'Orders',
              values: [
                [3, 4, 4, 1],
                [1, 2, 2, 1],
              ],
            },
          }}
          more={(month) => <p>Orders of {month}</p>}
        />
      </Part>
      <Part name="Chart of lines and steps">
        <Chart label="Rates" data={days} kind="line" isZoomable />
        <Chart label="Rates that hold until the next" data={days} kind="steps" />
      </Part>
      <Part name="BalanceLine">
        <BalanceLine
          label="Balance of November"
          begin="2026-11-01"
          end="2026-11-16"
          opening={26_883.15}
          points={[
            { day: '2026-11-03', balance: -73_116.85 },
            { day: '2026-11-06', balance: 27_911.03 },
            { day: '2026-11-16', balance: 15_748.53 },
          ]}
          texts={{ closing: '15,748.53', below: 'in your favour' }}
        />
      </Part>
      <Part name="Heat map">
        <Chart label="Orders by weekday and hour" data={weekdays} kind="heat" isZoomable />
      </Part>
    </>
  )
}
