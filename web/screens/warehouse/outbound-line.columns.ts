import { stockKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { keepingSum, showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { Cells, Choice, GridColumn, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { lineHeadings } from '@quayside/phrases/line-headings.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import type { PreviewedLine } from './use-outbound-preview.ts'

/** Models that lie free in the warehouse, with their brands. */
const findModels =
  (warehouseId: string) =>
  async (typed: string): Promise<readonly Choice[]> => {
    const { rows } = await api(
      'GET warehouse/online/stock/list',
      {
        query: {
          pageNum: 1,
          pageSize: 50,
          kind: stockKind.codes.customer,
          isAvailable: 1,
          ...(warehouseId !== '' && { warehouseId }),
          ...(typed.trim() !== '' && { keyword: typed.trim() }),
        },
      },
      { isQuiet: true },
    )
    const known = new Map<string, Choice>()
    for (const { model, brand } of rows) {
      const key = `${model} ${brand}`
      if (!known.has(key)) known.set(key, { value: model, label: model, note: brand, fills: { brand } })
    }
    return [...known.values()]
  }

type Options = {
  readonly warehouseId: string
  readonly figures: ReadonlyMap<Cells, PreviewedLine>
  /** Numbers of the lots that were picked, by their ids. */
  readonly lotNames: ReadonlyMap<string, string>
}

/** What is wanted, and what of it the chosen strategy finds. */
export function useOutboundLineColumns({ warehouseId, figures, lotNames }: Options): readonly GridColumn[] {
  const t = useTranslations('outbound.form')
  const fields = useTranslations('warehouseFields.outboundLine')
  return useMemo(() => {
    const number = { align: 'right', parse: cleanNumber, show: (kept: string) => showNumber(kept) } as const
    const found =
      (key: 'available' | 'missing') =>
      (cells: Cells): string =>
        figures.get(cells)?.[key] ?? ''
    const total = (valueOf: (row: GridRow) => string | undefined) => {
      const sum = keepingSum(valueOf)
      return (rows: readonly GridRow[]): string => showNumber(sum(rows))
    }
    return [
      {
        key: 'model',
        title: fields('model'),
        width: 190,
        isPinned: true,
        isCode: true,
        isRequired: true,
        find: findModels(warehouseId),
        carries: ['lotId'],
        aliases: lineHeadings.model,
      },
      { key: 'brand', title: fields('brand'), width: 130, grows: true },
      {
        key: 'qty',
        title: t('wanted'),
        width: 100,
        isRequired: true,
        aliases: lineHeadings.qty,
        ...number,
        total: total((row) => row.cells['qty']),
      },
      { key: 'packQty', title: fields('packQty'), width: 112, ...number },
      {
        key: 'available',
        title: t('available'),
        width: 96,
        ...number,
        compute: found('available'),
      },
      {
        key: 'missing',
        title: t('missing'),
        width: 76,
        ...number,
        compute: found('missing'),
        total: total((row) => found('missing')(row.cells)),
      },
      { key: 'lotNumbers', title: fields('lotNumbers'), width: 130, isCode: true },
      {
        key: 'lot',
        title: fields('lotId'),
        width: 120,
        isCode: true,
        compute: ({ lotId = '' }) => (lotId === '' ? '' : (lotNames.get(lotId) ?? t('picked'))),
      },
      { key: 'remark', title: fields('remark'), width: 120 },
    ]
  }, [t, fields, warehouseId, figures, lotNames])
}
