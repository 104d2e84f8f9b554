import { checkOutboundLine } from '@quayside/contract/warehouse/outbound.rules.ts'
import type { OutboundLineDraft } from '@quayside/contract/warehouse/outbound-line.ts'
import type { OutboundPreview } from '@quayside/contract/warehouse/outbound-preview.ts'
import { refusedFieldsOf } from '@quayside/kit/form/form.ts'
import type { Cells, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../lib/session/api.ts'
import { outboundRows } from './outbound-rows.ts'

export type StrategyPreview = OutboundPreview['strategies'][number]
/** What a strategy would take for a row of the sheet. */
export type PreviewedLine = StrategyPreview['lines'][number]

type Answer = {
  readonly preview: OutboundPreview
  /** The rows of the answer's lines. */
  readonly ids: readonly string[]
  /** Rows whose picked lot does not lie in the warehouse any more. */
  readonly gone: readonly string[]
}

const pauseMs = 250
const lotPath = /^lines\.(\d+)\.lotId$/

/** The server names a picked lot that is not there: the others are compared without it. */
async function compare(warehouseId: string, lines: readonly OutboundLineDraft[]): Promise<Answer> {
  const keys = (rows: readonly OutboundLineDraft[]): string[] => rows.map(({ key }) => key)
  if (lines.length === 0)
    return { preview: { strategies: [], unreadableLots: [], expiredLots: [] }, ids: [], gone: [] }
  try {
    const preview = await api(
      'POST warehouse/online/outbound/preview',
      { body: { warehouseId, lines: [...lines] } },
      { isQuiet: true },
    )
    return { preview, ids: keys(lines), gone: [] }
  } catch (error) {
    const places = refusedFieldsOf(error).flatMap(({ path }) => lotPath.exec(path)?.[1] ?? [])
    if (places.length === 0) throw error
    const isGone = (_line: unknown, place: number): boolean => places.includes(String(place))
    const rest = await compare(
      warehouseId,
      lines.filter((line, place) => !isGone(line, place)),
    )
    return { ...rest, gone: [...rest.gone, ...keys(lines.filter(isGone))] }
  }
}

const isComplete = (line: OutboundLineDraft): boolean => checkOutboundLine(line, 0).length === 0

/** All strategies for the lines that are complete, compared again after a pause in typing. */
export function useOutboundPreview(rows: readonly GridRow[], warehouseId: string) {
  const wanted = useMemo(() => {
    const lines = outboundRows.filled(rows).map((row) => outboundRows.read(row).line)
    return { warehouseId, lines: warehouseId === '' ? [] : lines.filter(isComplete) }
  }, [rows, warehouseId])
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const isAsking = asked.lines.length > 0
  const answer = useQuery({
    // Remarks and keys do not change what is taken, but the answer's lines are found by their keys.
    queryKey: ['stock', 'preview', asked.warehouseId, asked.lines.map(({ remark: _said, ...line }) => line)],
    queryFn: () => compare(asked.warehouseId, asked.lines),
    enabled: isAsking,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const data = isAsking ? answer.data : undefined
  return useMemo(() => {
    const strategies = data?.preview.strategies ?? []
    const placeOf = new Map(data?.ids.map((id, place) => [id, place]))
    const lotNames = new Map(
      strategies.flatMap(({ lines }) =>
        lines.flatMap(({ lots }) => lots.map((lot) => [lot.lotId, lot.number] as const)),
      ),
    )
    return {
      isReady: strategies.length > 0,
      isBusy: answer.isFetching || asked !== wanted,
      strategies,
      unreadable: data?.preview.unreadableLots ?? [],
      expired: data?.preview.expiredLots ?? [],
      gone: new Set(data?.gone),
      lotNames,
      previewOf: (strategy: string): StrategyPreview | undefined =>
        strategies.find((each) => String(each.strategy) === strategy),
      /** What this strategy would take for a row. */
      lineOf(row: string, preview: StrategyPreview | undefined): PreviewedLine | undefined {
        const place = placeOf.get(row)
        return place === undefined ? undefined : preview?.lines[place]
      },
    }
  }, [data, answer.isFetching, asked, wanted])
}
export type Comparison = ReturnType<typeof useOutboundPreview>

/** Figures of the sheet's computed columns, found by the cells of a row. */
export function figuresOf(
  rows: readonly GridRow[],
  comparison: Comparison,
  strategy: string,
): ReadonlyMap<Cells, PreviewedLine> {
  const preview = comparison.previewOf(strategy)
  const nothing = (row: GridRow): PreviewedLine => ({
    available: '0',
    missing: row.cells['qty'] ?? '0',
    lots: [],
  })
  return new Map(
    rows.flatMap((row) => {
      const line = comparison.gone.has(row.id) ? nothing(row) : comparison.lineOf(row.id, preview)
      return line ? [[row.cells, line]] : []
    }),
  )
}
