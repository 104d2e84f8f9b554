import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import type { Choice, GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { inboundHeadings } from '@quayside/phrases/inbound-headings.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { useTranslations } from 'use-intl'
import { useLineGrid } from '../../lib/documents/line-grid.ts'
import { api } from '../../lib/session/api.ts'

async function findProducts(keyword: string): Promise<readonly Choice[]> {
  const found = await api('GET base/online/product/options', { query: { keyword } }, { isQuiet: true })
  return found.map(({ id, model, brand, name, origin, unit, shelfLifeDays }) => ({
    value: model,
    label: model,
    note: [brand, name].filter(Boolean).join(' · '),
    fills: {
      productId: id,
      brand,
      name,
      origin,
      unit,
      ...(shelfLifeDays !== null && { shelfLifeDays: String(shelfLifeDays) }),
    },
  }))
}

const sheet = {
  phrases: 'warehouseFields',
  titlesIn: (phrases: Messages['warehouseFields']) => phrases.inboundLine,
  headings: inboundHeadings,
  own: {
    // A model carries the product it stands for, and the order's line it was taken from.
    model: { isPinned: true, isCode: true, find: findProducts, carries: inboundLines.links },
    name: { grows: true },
  },
} as const

export const useInboundGridColumns = (): readonly GridColumn[] =>
  useLineGrid(inboundLines.columns, { ...sheet, fields: useTranslations('warehouseFields.inboundLine') })
