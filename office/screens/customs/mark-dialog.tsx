import {
  declarationMachine,
  markTargets,
  needsReason,
} from '@quayside/contract/customs/declaration.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { DeclarationReview, OfficeDeclaration } from '@quayside/contract/office/customs.ts'
import type { BulkResult } from '@quayside/contract/office/order.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { Input, TextArea } from '@quayside/kit/input.tsx'
import { resultsOf } from '@quayside/kit/page/several.ts'
import { Select } from '@quayside/kit/select.tsx'
import { useStepText } from '@quayside/kit/state-actions.tsx'
import { ToneTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCustomsDone, useCustomsRefresh } from '../../lib/customs-done.ts'
import { takeStep } from '../../lib/records.ts'
import styles from './customs.module.css'

type Entered = { readonly target: DeclarationStateKey | undefined; readonly text: string }

/** The state and, where it is bad news, why. */
function MarkFields(props: {
  targets: readonly DeclarationStateKey[]
  entered: Entered
  isMissing: boolean
  onChange: (entered: Entered) => void
}) {
  const { targets, entered, isMissing, onChange } = props
  const t = useTranslations('officeCustoms.mark')
  const codeText = useCodeText()
  const id = useId()
  const isReasoned = entered.target !== undefined && needsReason(entered.target)
  return (
    <>
      <div className="q-field">
        <label htmlFor={`${id}-state`}>{t('state')}</label>
        <Select
          id={`${id}-state`}
          value={entered.target ?? null}
          options={targets.map((key) => ({
            value: key,
            label: codeText(declarationState, declarationState.codes[key]),
          }))}
          onChange={(target) => onChange({ ...entered, target: target ?? undefined })}
        />
      </div>
      <div className="q-field">
        <label htmlFor={`${id}-text`}>{t(isReasoned ? 'reason' : 'note')}</label>
        <TextArea
          id={`${id}-text`}
          value={entered.text}
          maxLength={500}
          aria-invalid={isMissing}
          onChange={(event) => onChange({ ...entered, text: event.target.value })}
        />
        {isMissing && (
          <div className="q-field-error" role="alert">
            {t('reasonMissing')}
          </div>
        )}
      </div>
    </>
  )
}

const nothing: Entered = { target: undefined, text: '' }

const givenOf = ({ target, text }: { target: DeclarationStateKey; text: string }) => ({
  declarationState: declarationState.codes[target],
  ...(text.trim() !== '' && (needsReason(target) ? { reason: text.trim() } : { note: text.trim() })),
})

const isReasonMissing = ({ target, text }: Entered): boolean =>
  target !== undefined && needsReason(target) && text.trim() === ''

/** Marks one declaration with what customs reports; the customs number is entered here where it is still unknown. */
export function MarkDialog({
  declaration,
  onClose,
}: {
  declaration: DeclarationReview
  onClose: () => void
}) {
  const t = useTranslations('officeCustoms.mark')
  const fields = useTranslations('declarationFields.declaration')
  const text = useStepText('declaration')('mark')
  const done = useCustomsDone()
  const numberId = useId()
  const [entered, setEntered] = useState(nothing)
  const [number, setNumber] = useState('')
  const [isMissing, setMissing] = useState(false)

  async function save(): Promise<void> {
    const { target } = entered
    setMissing(isReasonMissing(entered))
    if (target === undefined || isReasonMissing(entered)) return
    await takeStep('declaration', declaration.id, 'mark', {
      ...givenOf({ ...entered, target }),
      ...(number.trim() !== '' && { declarationNo: number.trim() }),
    })
    await done()
    onClose()
  }
  return (
    <Dialog
      title={text.label}
      action={{ label: t('save'), run: () => void save().catch(() => undefined) }}
      onClose={onClose}
    >
      <MarkFields
        targets={markTargets(stateKey(declarationMachine, declaration.state))}
        entered={entered}
        isMissing={isMissing}
        onChange={setEntered}
      />
      {declaration.declarationNo === '' && (
        <div className="q-field">
          <label htmlFor={numberId}>{fields('declarationNo')}</label>
          <Input
            id={numberId}
            value={number}
            inputMode="numeric"
            maxLength={18}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  )
}

/** Marks several at once and shows what became of each. */
export function MarkManyDialog(props: { declarations: readonly OfficeDeclaration[]; onClose: () => void }) {
  const { onClose } = props
  // As they were when it was asked for.
  const [declarations] = useState(props.declarations)
  const t = useTranslations('officeCustoms.mark')
  const bulk = useTranslations('officeOrders.bulk')
  const text = useStepText('declaration')('mark')
  const refresh = useCustomsRefresh()
  const [entered, setEntered] = useState(nothing)
  const [isMissing, setMissing] = useState(false)
  const [results, setResults] = useState<readonly BulkResult[]>()
  const targets = declarationState.keys.filter((key) =>
    declarations.some(({ state }) => markTargets(state as DeclarationStateKey).includes(key)),
  )

  async function run(): Promise<void> {
    const { target } = entered
    setMissing(isReasonMissing(entered))
    if (target === undefined || isReasonMissing(entered)) return
    const body = { ids: declarations.map(({ id }) => id), ...givenOf({ ...entered, target }) }
    setResults(await resultsOf(api('POST customs/online/declaration/bulk', { body })))
    await refresh()
  }
  const done = results?.filter(({ ok }) => ok).length ?? 0
  return (
    <Dialog
      width={640}
      title={bulk('title', { step: text.label, count: declarations.length })}
      onClose={onClose}
      action={
        results
          ? { label: bulk('close'), run: onClose }
          : { label: t('save'), run: () => void run().catch(() => undefined) }
      }
    >
      {results ? (
        <p role="status">{bulk('result', { done, failed: results.length - done })}</p>
      ) : (
        <MarkFields targets={targets} entered={entered} isMissing={isMissing} onChange={setEntered} />
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
