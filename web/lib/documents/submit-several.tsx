import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { resultsOf } from '@quayside/kit/page/several.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../session/api.ts'
import { submitted } from './refused-submission.ts'

export type Numbered = { readonly id: string; readonly number: string }

type Texts = ((key: 'ask' | 'none' | 'results' | 'fix' | 'close') => string) &
  ((key: 'confirm' | 'done', values: { count: number }) => string) &
  ((key: 'failed', values: { done: number; count: number }) => string)

type Options<R extends Numbered> = {
  readonly entity: Entity
  readonly texts: Texts
  /** The form of a record; `edit` tells it that the submission was refused. */
  readonly formOf: (row: R, edit?: string) => string
  readonly onDone: () => void
}

/** Submits records of a list after a question; where some are refused, says which and why. */
export function useSubmitSeveral<R extends Numbered>({ entity, texts, formOf, onDone }: Options<R>) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<readonly R[]>()
  const [refused, setRefused] = useState<readonly (SubmitResult & { row: R })[]>()
  const [done, setDone] = useState(0)

  async function submit(rows: readonly R[]): Promise<void> {
    const ids = rows.map(({ id }) => id)
    const results = await resultsOf(
      api('PUT system/online/sysTableLevelStep/commitAudit', { body: { tableName: entity, ids } }),
    )
    const failed = results.flatMap((result) => {
      const row = rows.find(({ id }) => id === result.id)
      return result.ok || !row ? [] : [{ ...result, row }]
    })
    const count = results.length - failed.length
    if (failed.length === 0) showToast({ kind: 'success', text: texts('done', { count }) })
    setDone(count)
    setRefused(failed.length === 0 ? undefined : failed)
    onDone()
    await queries.invalidateQueries({ queryKey: [entity] })
  }

  const question: ReactNode = (
    <>
      {asked && (
        <StepDialog
          step={{ needs: [] }}
          text={{ label: texts('ask'), confirm: texts('confirm', { count: asked.length }) }}
          onClose={() => setAsked(undefined)}
          onConfirm={() => submit(asked)}
        />
      )}
      {refused && (
        <Dialog
          width={640}
          title={texts('results')}
          onClose={() => setRefused(undefined)}
          footer={<Button onClick={() => setRefused(undefined)}>{texts('close')}</Button>}
        >
          <p>{texts('failed', { done, count: refused.length })}</p>
          <ul>
            {refused.map(({ id, row, msg, fields = [] }) => (
              <li key={id}>
                {row.number} <PageLink href={formOf(row, submitted)}>{texts('fix')}</PageLink>
                <br />
                {[...new Set(fields.length > 0 ? fields.map((field) => field.msg) : [msg])].join(' ')}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
  return {
    ask(rows: readonly R[]): void {
      if (rows.length > 0) setAsked(rows)
      else showToast({ kind: 'warning', text: texts('none') })
    },
    question,
  }
}
