import type { LineColumn } from '@quayside/contract/orders/line-columns.ts'
import { type InboundLineKey, inboundLineColumns } from '@quayside/contract/warehouse/inbound-line.ts'
import { palletType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Choice, GridColumn, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { inboundHeadings } from '@quayside/phrases/inbound-headings.ts'
import { findPhrases, loadPhrases, type Messages } from '@quayside/phrases/load.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import {
  choosing,
  columnBase,
  columnTotal,
  numberCells,
  useDictionaryChoices,
} from '../../lib/documents/line-cells.ts'
import { api } from '../../lib/session/api.ts'
import { carried } from './inbound-rows.ts'

const none: never[] = []
/** Our own headings and pallet types in every language: a sheet is not always in the reader's. */
const useLineWords = () =>
  useQuery({
    queryKey: ['inboundLineWords'],
    queryFn: async () => {
      await Promise.all(locales.map((locale) => loadPhrases(locale, ['warehouseFields', 'codes'])))
      return locales.flatMap((locale) => {
        const titles = findPhrases(locale, 'warehouseFields')?.inboundLine
        const pallets = findPhrases(locale, 'codes')?.palletType
        return titles && pallets ? [{ titles, pallets }] : []
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? none

async function findProducts(keyword: string): Promise<readonly Choice[]> {
  const found = await api('GET base/online/product/options', { query: { keyword } }, { isQuiet: true })
  return found.map(({ id, model, brand, name, origin, unit }) => ({
    value: model,
    label: model,
    note: [brand, name].filter(Boolean).join(' · '),
    fills: { productId: id, brand, name, origin, unit },
  }))
}

const added = new Set<InboundLineKey>(['qty', 'pallets', 'packages', 'netWeight', 'grossWeight', 'volume'])
const englishWidths: Partial<Record<InboundLineKey, number>> = {
  name: 110,
  palletType: 104,
  dateCode: 92,
  netWeight: 130,
  grossWeight: 136,
}

/** The contract's columns as the sheet needs them. */
export function useInboundGridColumns(): readonly GridColumn[] {
  const fields = useTranslations('warehouseFields.inboundLine')
  const { codes } = useMessages() as unknown as Pick<Messages, 'codes'>
  const words = useLineWords()
  const isEnglish = useLocale() === 'en-US'
  const countries = useDictionaryChoices(1001)
  const units = useDictionaryChoices(1003)
  return useMemo(() => {
    const pallets = palletType.keys.map((key) => ({
      value: String(palletType.codes[key]),
      label: codes.palletType[key],
      names: words.map((each) => each.pallets[key]),
    }))
    return inboundLineColumns.map((column: LineColumn): GridColumn => {
      const key = column.key as InboundLineKey
      const base = columnBase(column, {
        title: fields(key),
        width: isEnglish ? englishWidths[key] : undefined,
        aliases: [...(inboundHeadings[key] ?? []), ...words.map(({ titles }) => titles[key])],
        model: { find: findProducts, carries: carried },
      })
      if (column.kind === 'text') return base
      if (column.kind === 'code') return { ...base, ...choosing(pallets) }
      if (column.kind === 'entry')
        return { ...base, ...choosing(column.dictionary === 1001 ? countries : units) }
      const cells = numberCells(column.kind)
      return {
        ...base,
        ...cells,
        ...(added.has(key) && { total: columnTotal((row: GridRow) => row.cells[key], cells.show) }),
      }
    })
  }, [fields, codes, words, isEnglish, countries, units])
}
