import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import type { BulkResult } from '@quayside/contract/office/order.ts'
import type { OfficeClassificationRequest } from '@quayside/contract/office/review.ts'
import { answersAtMost, ClassificationAnswer } from '@quayside/contract/products/classification.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useLibraryFill } from '@quayside/kit/lines-form/use-library-fill.ts'
import { createGrid, useGrid } from '@quayside/kit/lines-grid/grid-store.ts'
import { type GridRow, type Marks, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { LinesGrid } from '@quayside/kit/lines-grid/lines-grid.tsx'
import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { resultsOf } from '@quayside/kit/page/several.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, saveRejected, uploadTo } from '../../lib/api.ts'
import { useAnswerColumns } from './classify-many.columns.ts'
import { answerOf, cellsOf, filledFrom, useTariffs } from './classify-many.rows.ts'

const noSheets = { kept: {}, keep: () => undefined }
type Props = { readonly requests: readonly OfficeClassificationRequest[]; readonly onClose: () => void }

/** The answers of several requests in one sheet; lines without a code are left for later. */
export default function ClassifyMany({ requests, onClose }: Props) {
  const t = useTranslations('officeReview.classification.many')
  const text = useStepText('classificationRequest')('classify')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const columns = useAnswerColumns()
  const [grid] = useState(() => {
    const listed = requests.slice(0, answersAtMost)
    // No line is added: each is one of the requests.
    const made = createGrid(listed.length)
    made.load(listed.map((request) => newRow(cellsOf(request))))
    return made
  })
  const rows = useGrid(grid, (state) => state.rows)
  const filled = rows.filter(({ cells }) => (cells['id'] ?? '') !== '' && (cells['hsCode'] ?? '') !== '')
  const marksOfTariff = useLibraryFill({ grid, rows, ...useTariffs(rows) })
  const [refused, setRefused] = useState<ReadonlyMap<GridRow, Marks>>(new Map())
  const [isSending, setSending] = useState(false)
  const [isReading, setReading] = useState(false)

  async function send(): Promise<void> {
    const wrong = wrongCells(filled, textsOf)
    setRefused(wrong)
    if (wrong.size > 0) return
    setSending(true)
    try {
      const results = await resultsOf(
        api('POST base/online/productRequest/bulk', { body: { answers: filled.map(answerOf) } }),
      )
      await queries.invalidateQueries({ queryKey: ['classificationRequest'] })
      await queries.invalidateQueries({ queryKey: ['task'] })
      settle(results)
    } finally {
      setSending(false)
    }
  }
  function fill({ accepted }: ImportResult): void {
    const { rows: after, filled: count, left } = filledFrom(grid.get().rows, columns, accepted)
    grid.replace(after)
    setReading(false)
    const kind = left > 0 ? 'warning' : 'success'
    showToast({ kind, text: t(left > 0 ? 'fromFileLeft' : 'fromFile', { filled: count, left }) })
  }
  /** What was answered leaves the sheet; what was refused stays in it with the reason. */
  function settle(results: readonly BulkResult[]): void {
    const resultOf = new Map(results.map((result) => [result.id, result]))
    const left = grid.get().rows.filter(({ cells }) => resultOf.get(cells['id'] ?? '')?.ok !== true)
    const done = results.filter(({ ok }) => ok).length
    if (done > 0) showToast({ kind: 'success', text: t('done', { count: done }) })
    if (left.length === 0) return onClose()
    grid.load(left)
    setRefused(
      new Map(
        left.flatMap((row): [GridRow, Marks][] => {
          const result = resultOf.get(row.cells['id'] ?? '')
          return result ? [[row, { hsCode: { text: result.msg, tone: 'wrong' } }]] : []
        }),
      ),
    )
  }

  return (
    <Dialog
      width={1180}
      title={t('title', { count: rows.length })}
      isSticky
      action={{
        label: t('send', { step: text.label, count: filled.length }),
        isDisabled: filled.length === 0,
        isBusy: isSending,
        run: () => void send().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p className="q-page-note">
        {t('lead')}{' '}
        <Button look="link" onClick={() => setReading(true)}>
          {t('file')}
        </Button>
      </p>
      <section className="q-panel" aria-label={t('sheet')}>
        <LinesGrid
          grid={grid}
          columns={columns}
          label={t('sheet')}
          name="office.classifications"
          sheets={noSheets}
          marksOf={(row) => refused.get(row) ?? marksOfTariff(row)}
        />
      </section>
      {isReading && (
        <ImportDialog
          title={t('fileTitle')}
          onTemplate={async () => saveDownload(await api('GET base/online/productRequest/importTemplate'))}
          onCheck={read}
          onTake={async (file) => {
            const result = await read(file)
            fill(result)
            return result
          }}
          onRejected={() => undefined}
          onRejectedOf={(file) =>
            saveRejected(uploadTo('POST base/online/productRequest/importRejected', file, {}))
          }
          onClose={() => setReading(false)}
        />
      )}
    </Dialog>
  )
}

const read = (file: File): Promise<ImportResult> =>
  uploadTo('POST base/online/productRequest/import', file, {})

/** What the server would refuse, at its cell. */
function wrongCells(
  rows: readonly GridRow[],
  textsOf: ReturnType<typeof useFindingTexts>,
): ReadonlyMap<GridRow, Marks> {
  return new Map(
    rows.flatMap((row): [GridRow, Marks][] => {
      const { id: _id, ...answer } = answerOf(row)
      const found = Object.entries(textsOf(findingsOf(ClassificationAnswer, answer)))
      if (found.length === 0) return []
      return [[row, Object.fromEntries(found.map(([key, text]) => [key, { text, tone: 'wrong' }]))]]
    }),
  )
}
