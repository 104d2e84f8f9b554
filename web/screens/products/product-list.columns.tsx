import { commodityState, commodityStateTone } from '@quayside/contract/products/commodity.codes.ts'
import {
  cccStatus,
  classificationStatus,
  classificationStatusTone,
  goodsCategory,
  hongKongControl,
} from '@quayside/contract/products/product.codes.ts'
import type { Product } from '@quayside/contract/products/product.ts'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

const hidden = { isHiddenAtFirst: true }
const classified = { list: classificationStatus, tones: classificationStatusTone }
const traded = { list: commodityState, tones: commodityStateTone }

export function useProductColumns(): readonly Column<Product>[] {
  const fields = useTranslations('productFields.product')
  return useMemo(() => {
    const { opener, text, code, figure, coded, state, source, day, instant } = columnsOf<
      Product,
      typeof fields
    >(fields)
    return [
      opener('model', 172),
      state('classificationStatus', classified, 118),
      text('brand', 125, { grows: true, isSortable: true }),
      text('name', 118, { grows: true }),
      code('hsCode', 110),
      figure('tariffRate', 92),
      figure('vatRate', 92),
      figure('refundRate', 92),
      coded('cccStatus', cccStatus, 112, { widthInEnglish: 136 }),
      {
        key: 'origin',
        title: fields('origin'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.originName}</Text>,
      },
      {
        key: 'unit',
        title: fields('unit'),
        width: 90,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.unitName}</Text>,
      },
      coded('category', goodsCategory, 100, hidden),
      text('manufacturer', 180, hidden),
      text('description', 240, hidden),
      figure('consumptionRate', 92, hidden),
      figure('temporaryRate', 92, hidden),
      text('customsConditions', 120, hidden),
      text('inspectionConditions', 120, hidden),
      coded('hongKongControl', hongKongControl, 110, hidden),
      state('commodityState', traded, 200, hidden),
      source('source'),
      day('createdAt', hidden),
      instant('updatedAt', { isSortable: false, ...hidden }),
    ]
  }, [fields])
}
