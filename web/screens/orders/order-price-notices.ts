import { keepingMarks, type RowCheck } from '@quayside/kit/lines-grid/grid-marks.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { type GridRow, isBlankRow, type Mark } from '@quayside/kit/lines-grid/grid-types.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { listPathOf } from '../../lib/pages/order-paths.ts'
import type { LineView } from './order-scan.ts'
import type { OrderForm } from './use-order-form.ts'

const decimals = 6

/** Marks the cell of a price that an audit would question, with the reason; it does not prevent a submission. */
export function usePriceNotices(editor: OrderForm, viewOf: (row: GridRow) => LineView): RowCheck {
  const t = useTranslations('orderForm.price')
  const navigate = useNavigate()
  const { grid, kind } = editor
  return useMemo(
    () =>
      keepingMarks((row) => {
        const view = isBlankRow(row) ? undefined : viewOf(row)
        const far = view?.findings.find(({ code }) => code === 'priceFarFromUsual')
        if (!view?.history || !far) return undefined
        const { history, line } = view
        const percent = Number(far.params?.['percent'])
        const title = t(percent > 0 ? 'higher' : 'lower', { percent: Math.abs(percent) })
        const list = `${listPathOf(kind.code)}?model=${encodeURIComponent(line.model)}`
        const mark: Mark = {
          text: title,
          tone: 'notice',
          details: {
            title,
            figures: [
              [t('now'), showNumber(line.price, decimals)],
              [t('median', { count: history.count }), showNumber(history.median, decimals)],
              [t('last', { number: history.lastOrderNo }), showNumber(history.last, decimals)],
            ],
            actions: [
              {
                label: t('explain'),
                run: () =>
                  grid.lead(
                    grid.get().rows.findIndex((each) => each.id === row.id),
                    'remark',
                  ),
              },
              { label: t('history'), run: () => void navigate({ href: list }) },
            ],
          },
        }
        return { price: mark }
      }),
    [viewOf, t, grid, kind, navigate],
  )
}
