import { markTargets } from '@quayside/contract/customs/declaration.states.ts'
import type { OfficeDeclaration } from '@quayside/contract/office/customs.ts'
import type { BulkResult } from '@quayside/contract/office/order.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { resultsOf } from '@quayside/kit/page/several.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCustomsRefresh } from '../../lib/customs-done.ts'
import styles from './customs.module.css'
import { givenOf, MarkFields, useMarkForm } from './mark-fields.tsx'

/** Marks several at once and shows what became of each. */
export function MarkManyDialog(props: { declarations: readonly OfficeDeclaration[]; onClose: () => void }) {
  const { onClose } = props
  // As they were when it was asked for.
  const [declarations] = useState(props.declarations)
  const t = useTranslations('officeCustoms.mark')
  const bulk = useTranslations('officeOrders.bulk')
  const text = useStepText('declaration')('mark')
  const refresh = useCustomsRefresh()
  const form = useMarkForm()
  const [results, setResults] = useState<readonly BulkResult[]>()
  const targets = declarationState.keys.filter((key) =>
    declarations.some(({ state }) => markTargets(state as DeclarationStateKey).includes(key)),
  )
  const run = (): Promise<void> =>
    form.submit(async (values) => {
      const body = { ids: declarations.map(({ id }) => id), ...givenOf(values) }
      setResults(await resultsOf(api('POST customs/online/declaration/bulk', { body })))
      await refresh()
    })
  const done = results?.filter(({ ok }) => ok).length ?? 0
  return (
    <Dialog
      width={640}
      title={bulk('title', { step: text.label, count: declarations.length })}
      isSticky={results === undefined}
      onClose={onClose}
      action={
        results
          ? { label: bulk('close'), run: onClose }
          : { label: t('save'), isBusy: form.isSaving, run: () => void run().catch(() => undefined) }
      }
    >
      {results ? (
        <p role="status">{bulk('result', { done, failed: results.length - done })}</p>
      ) : (
        <div className="q-fields q-fields-narrow">
          <MarkFields form={form} targets={targets} />
        </div>
      )}
      <ul className={styles['results']}>
        {declarations.map(({ id, number, orderNo }) => {
          const result = results?.find((each) => each.id === id)
          return (
            <li key={id}>
              <code>{number}</code>
              <span>{orderNo}</span>
              {result && (
                <ToneTag tone={result.ok ? 'done' : 'refused'}>{result.ok ? bulk('ok') : result.msg}</ToneTag>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
