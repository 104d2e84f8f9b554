import { orderLines } from '@quayside/contract/orders/order-line.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import type { Mapping } from '@quayside/kit/lines-grid/grid-headings.ts'
import type { Cells } from '@quayside/kit/lines-grid/grid-types.ts'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { PaperReader } from '@quayside/kit/papers/paper-reader.tsx'
import { lineHeadings } from '@quayside/phrases/line-headings.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLineGrid } from '../../lib/documents/line-grid.ts'
import { api, uploadTo } from '../../lib/session/api.ts'
import { TakeGoodsDialog } from './take-goods-dialog.tsx'

type Props = {
  /** Goods have a supplier and prices; products have neither. */
  readonly to: 'product' | 'supplierGoods'
  readonly onClose: () => void
}

const noHeadings: Mapping = {}
const noFiles: readonly never[] = []
const goodsKeys: ReadonlySet<string> = new Set(['model', 'brand', 'name', 'origin', 'unit', 'manufacturer'])
/** What an order's lines say of goods, and what they cost. */
const columnsOf = (to: Props['to']) =>
  orderLines.columns.filter(({ key }) => goodsKeys.has(key) || (to === 'supplierGoods' && key === 'price'))
const titlesIn = (phrases: Messages['orderFields']) => phrases.orderLine

/** The lines of a supplier's invoice or price list become products, or a supplier's goods with their prices. */
export default function ReadGoods({ to, onClose }: Props) {
  const [kept, keep] = useUserSetting<Mapping>('gridHeadings.goods', noHeadings)
  const lineColumns = useMemo(() => columnsOf(to), [to])
  const columns = useLineGrid(lineColumns, {
    fields: useTranslations('orderFields.orderLine'),
    phrases: 'orderFields',
    titlesIn,
    headings: lineHeadings,
    own: {},
  })
  const [taken, setTaken] = useState<readonly Cells[]>()
  const isTaken = useRef(false)
  if (taken)
    return <TakeGoodsDialog to={to} cells={taken} usualCurrency={currency.codes.USD} onClose={onClose} />
  return (
    <PaperReader
      columns={columns}
      summed={[]}
      sheets={{ kept, keep: (placed) => keep({ ...kept, ...placed }) }}
      kinds={noFiles}
      attached={noFiles}
      hasLines={false}
      onRead={(file) => uploadTo('POST system/online/paper/read', file, {}, {}, { isQuiet: true })}
      onReadStored={(id, sheet) =>
        api('GET system/online/paper/{id}', { params: { id }, query: { sheet } }, { isQuiet: true })
      }
      onTake={({ cells }) => {
        isTaken.current = true
        setTaken(cells)
        return true
      }}
      onClose={() => {
        if (!isTaken.current) onClose()
      }}
    />
  )
}
