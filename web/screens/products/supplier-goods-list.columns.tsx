import type { Rate } from '@quayside/contract/kernel/money.ts'
import type { SupplierGoods } from '@quayside/contract/products/supplier-goods.ts'
import { RateCell } from '@quayside/kit/record/money.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useSupplierGoodsColumns(): readonly Column<SupplierGoods>[] {
  const fields = useTranslations('productFields.supplierGoods')
  return useMemo(() => {
    const { opener, text, code, figure, day, instant } = columnsOf<SupplierGoods, typeof fields>(fields)
    return [
      opener('model', 176),
      text('brand', 120, { grows: true, isSortable: true }),
      text('name', 106, { grows: true }),
      text('supplierName', 170, { grows: true, isSortable: true }),
      code('supplierNumber', 160, { isHiddenAtFirst: true }),
      {
        key: 'lastPrice',
        title: fields('lastPrice'),
        width: 110,
        align: 'right',
        isSortable: true,
        cell: (row) => <RateCell value={row.lastPrice as Rate} />,
      },
      text('currency', 66, { widthInEnglish: 80 }),
      day('pricedOn'),
      code('orderNumber', 130),
      figure('priceCount', 84, { widthInEnglish: 96 }),
      day('createdAt', { isSortable: false, isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields])
}
