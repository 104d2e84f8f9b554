import type { ImportRow } from '@quayside/contract/kernel/import.ts'
import type { OfficeClassificationRequest } from '@quayside/contract/office/review.ts'
import type { ClassifyManyInput } from '@quayside/contract/products/classification.ts'
import type { HsCodeDetail } from '@quayside/contract/products/hs-code.ts'
import { cccStatus, hongKongControl } from '@quayside/contract/products/product.codes.ts'
import type { Known } from '@quayside/kit/lines-form/use-library-fill.ts'
import { type Cells, type GridColumn, type GridRow, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { rates } from './classification-values.ts'
import { fromTariff } from './tariff-card.tsx'

/** A request as a line of the sheet: what is known of it, and an answer that was objected to. */
export const cellsOf = (request: OfficeClassificationRequest): Cells => ({
  id: request.id,
  number: request.number,
  model: request.model,
  brand: request.brand,
  name: request.name,
  hsCode: request.hsCode,
  ...Object.fromEntries(rates.map((key) => [key, request[key] ?? ''])),
  customsConditions: request.customsConditions,
  inspectionConditions: request.inspectionConditions,
  cccStatus: String(request.cccStatus),
  hongKongControl: String(request.hongKongControl ?? hongKongControl.codes.no),
  note: request.answerNote,
})

/** Lines with the answers of a file, read as a paste is, and how many rows of it are of other requests. */
export function filledFrom(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  answers: readonly ImportRow[],
): { readonly rows: readonly GridRow[]; readonly filled: number; readonly left: number } {
  const answerOfNumber = new Map(answers.map(({ values }) => [(values['number'] ?? '').trim(), values]))
  let filled = 0
  const after = rows.map((row) => {
    const values = answerOfNumber.get(row.cells['number'] ?? '')
    if (!values) return row
    filled += 1
    const given = columns.flatMap(({ key, parse }) => {
      const cell = (values[key === 'note' ? 'answerNote' : key] ?? '').trim()
      return cell === '' ? [] : [[key, parse ? parse(cell) : cell]]
    })
    return newRow({ ...row.cells, ...Object.fromEntries(given) })
  })
  return { rows: after, filled, left: answers.length - filled }
}

type Answer = ClassifyManyInput['answers'][number]

export function answerOf({ cells }: GridRow): Answer {
  const text = (key: string): string => cells[key] ?? ''
  return {
    id: text('id'),
    hsCode: text('hsCode'),
    ...(Object.fromEntries(rates.map((key) => [key, text(key) === '' ? null : text(key)])) as Pick<
      Answer,
      (typeof rates)[number]
    >),
    customsConditions: text('customsConditions'),
    inspectionConditions: text('inspectionConditions'),
    cccStatus: text('cccStatus') || cccStatus.codes.no,
    hongKongControl: text('hongKongControl') || hongKongControl.codes.no,
    note: text('note'),
  }
}

const codeOf = ({ cells }: GridRow): string => (cells['hsCode'] ?? '').slice(0, 10)
const isWhole = (code: string): boolean => /^\d{10}$/.test(code)

/** The tariff's entries of the codes that were typed: rates and conditions of empty cells are filled in from them. */
export function useTariffs(rows: readonly GridRow[]) {
  const t = useTranslations('officeReview.classification.tariff')
  const codes = [...new Set(rows.map(codeOf).filter(isWhole))]
  const found = useQueries({
    queries: codes.map((code) => ({
      queryKey: ['hsCode', 'detail', code],
      queryFn: () => api('GET base/online/hsCode/detail', { query: { code } }, { isQuiet: true }),
    })),
    combine: byCode,
  })
  const knownOf = useCallback(
    (row: GridRow): Known | undefined => {
      const tariff = found.get(codeOf(row))
      if (!tariff) return undefined
      const text = tariff.isSample ? t('sample') : t('filled')
      return { cells: { ...fromTariff(tariff), elements: tariff.elements.join(' · ') }, text }
    },
    [found, t],
  )
  return { nameOf: codeOf, knownOf }
}

const byCode = (answers: readonly { readonly data?: HsCodeDetail | undefined }[]) =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.code, data] as const] : [])))
