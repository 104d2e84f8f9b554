import { foreignCurrency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { createGrid, useGrid } from '@quayside/kit/lines-grid/grid-store.ts'
import { type GridRow, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { LinesGrid } from '@quayside/kit/lines-grid/lines-grid.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { rates, useRateColumns } from './rate-entry.columns.tsx'

/** As many as one call takes. */
const mostRows = 500

const isFilled = ({ cells }: GridRow): boolean => rates.some((name) => (cells[name] ?? '') !== '')
const noSheets = { kept: {}, keep: () => undefined }

function openGrid() {
  const grid = createGrid(mostRows)
  const day = today()
  grid.load(foreignCurrency.values.map((currency) => newRow({ source: rateSource.codes.boc, currency, day })))
  return grid
}

/** The day's rates like a spreadsheet; lines without a rate are not sent. */
export default function RateEntry({ onClose }: { onClose: () => void }) {
  const t = useTranslations('officePublishing.rates')
  const queries = useQueryClient()
  const columns = useRateColumns()
  const [grid] = useState(openGrid)
  const rows = useGrid(grid, (state) => state.rows)
  const filled = rows.filter(isFilled)
  const [refused, setRefused] = useState<Refused>(new Map())
  const [isSending, setSending] = useState(false)

  async function publish(): Promise<void> {
    setSending(true)
    try {
      const sent = filled.map(({ cells: { source = '', currency = '', day = '', ...typed } }) => ({
        ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')),
        source,
        currency,
        day,
      }))
      const { count } = await api('POST base/online/rate/save', { body: { rows: sent } })
      showToast({ kind: 'success', text: t('published', { count }) })
      await queries.invalidateQueries({ queryKey: ['rate'] })
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setRefused(refusedCells(error, filled))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      width={980}
      title={t('enter')}
      isSticky
      action={{
        label: t('publish', { count: filled.length }),
        isDisabled: filled.length === 0,
        isBusy: isSending,
        run: () => void publish(),
      }}
      onClose={onClose}
    >
      <p className="q-page-note">{t('sheetLead')}</p>
      <section className="q-panel" aria-label={t('sheet')}>
        <LinesGrid
          grid={grid}
          columns={columns}
          label={t('sheet')}
          name="office.rates"
          sheets={noSheets}
          marksOf={(row) => refused.get(row)}
        />
      </section>
    </Dialog>
  )
}

/** By the row object, which changes with its cells: a corrected row has no mark any more. */
type Refused = ReadonlyMap<GridRow, Readonly<Record<string, { text: string; tone: 'wrong' }>>>

/** Maps `rows.1.middle`, which counts the rows that were sent, to the row of the grid. */
function refusedCells(error: ApiError, sent: readonly GridRow[]): Refused {
  const found = new Map<GridRow, Record<string, { text: string; tone: 'wrong' }>>()
  for (const { path, msg } of error.fields) {
    const [, place = '0', column = 'middle'] = path.split('.')
    const row = sent[Number(place)]
    if (row) found.set(row, { ...found.get(row), [column]: { text: msg, tone: 'wrong' } })
  }
  return found
}
