import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import type {
  ClassificationRequest,
  manyDecisions,
} from '@quayside/contract/products/classification-request.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { resultsOf } from '@quayside/kit/page/several.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

export type Decision = (typeof manyDecisions)[number]
type Row = ClassificationRequest
type Asked = { readonly step: Decision; readonly rows: readonly Row[] }

/** Accepts the answers of several requests or objects to them; where some are refused, says which and why. */
export function useDecideSeveral(onDone: () => void) {
  const t = useTranslations('products.request')
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [refused, setRefused] = useState<readonly (SubmitResult & { row: Row })[]>([])
  const [done, setDone] = useState(0)

  async function decide({ step, rows }: Asked, reason: string): Promise<void> {
    const body = { ids: rows.map(({ id }) => id), step, ...(step === 'object' && { reason }) }
    const results = await resultsOf(api('POST base/online/productRequest/batchDecide', { body }))
    const failed = results.flatMap((result) => {
      const row = rows.find(({ id }) => id === result.id)
      return result.ok || !row ? [] : [{ ...result, row }]
    })
    const count = results.length - failed.length
    if (failed.length === 0)
      showToast({ kind: 'success', text: t(step === 'accept' ? 'accepted' : 'objectedMany', { count }) })
    setDone(count)
    setRefused(failed)
    onDone()
    await queries.invalidateQueries({ queryKey: ['classificationRequest'] })
    await queries.invalidateQueries({ queryKey: ['product'] })
  }

  const question: ReactNode = (
    <>
      {asked && (
        <StepDialog
          step={{ needs: asked.step === 'object' ? ['reason'] : [] }}
          text={{
            label: t(asked.step),
            confirm: t(asked.step === 'accept' ? 'acceptConfirm' : 'objectConfirm', {
              count: asked.rows.length,
            }),
          }}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => decide(asked, reason)}
        />
      )}
      {refused.length > 0 && (
        <Dialog
          width={640}
          title={t('partly')}
          action={{ label: t('close'), run: () => setRefused([]) }}
          onClose={() => setRefused([])}
        >
          <p role="status">{t('partlyDone', { done, count: refused.length })}</p>
          <ul>
            {refused.map(({ id, row, msg }) => (
              <li key={id}>
                <code>{row.number}</code> {`${row.brand} ${row.model}`} <br />
                {msg}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
  return {
    ask(step: Decision, rows: readonly Row[]): void {
      if (rows.length > 0) setAsked({ step, rows })
      else showToast({ kind: 'warning', text: t('acceptNone') })
    },
    question,
  }
}
