import type { MachineName } from '@quayside/contract/all-machines.ts'
import { type DocumentEntity, entities } from '@quayside/contract/kernel/entities.ts'
import type { QueryName } from '@quayside/contract/kernel/query-names.ts'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { type StepInput, useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { closePage, pageKeyOf } from '../pages/open-pages.ts'
import {
  documentAddress,
  documentListAddress,
  removeDocument,
  type StepOf,
  stepDocument,
} from './document-calls.ts'
import { submitOr, submitted } from './refused-submission.ts'

type Texts<S extends string> = ((key: 'remove' | 'removed' | 'change' | `done.${S}`) => string) &
  ((key: 'removeConfirm', values: { number: string }) => string)

type Props<E extends DocumentEntity, S extends StepOf<E>> = {
  readonly entity: E & MachineName
  readonly document: {
    readonly id: string
    readonly number: string
    readonly nextSteps: Parameters<typeof useStepActions>[0]['steps']
  }
  readonly texts: Texts<NoInfer<S>>
  /** The customer's steps that have a button, besides saving and removing. */
  readonly steps: readonly S[]
  /** Other query keys that change with them. */
  readonly related?: readonly QueryName[]
  /** The steps that may be the main action; submitting it, unless said otherwise. */
  readonly mains?: readonly NoInfer<S>[]
  /** What the page has besides. */
  readonly actions?: readonly RecordAction[]
  readonly children?: ReactNode
}

/** The buttons of a document's page: its steps, its own ones, to change and to remove it. */
export function DocumentActions<E extends DocumentEntity, S extends StepOf<E>>(props: Props<E, S>) {
  const { entity, document, texts, steps, related = [], actions = [], children } = props
  const { id, number, nextSteps } = document
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const may = (name: string): boolean => nextSteps.some((step) => step.name === name)
  const isOwn = (name: string): name is S => steps.some((step) => step === name)
  const refresh = async (): Promise<void> => {
    await Promise.all([entity, ...related].map((name) => queries.invalidateQueries({ queryKey: [name] })))
  }
  const toForm = (edit: string) => navigate({ href: documentAddress(entity, id, edit) })
  async function run(name: string, { note }: StepInput): Promise<void> {
    if (!isOwn(name)) return
    const isFixed = name === 'submit' && may('save')
    await submitOr(
      isFixed && (() => toForm(submitted)),
      stepDocument(entity, id, name, note === '' ? {} : { note }),
    )
    showToast({ kind: 'success', text: texts(`done.${name}`) })
    await refresh()
  }
  async function confirmRemoval(): Promise<void> {
    await removeDocument(entity, id)
    showToast({ kind: 'success', text: texts('removed') })
    await navigate({ href: documentListAddress(entity) })
    closePage(pageKeyOf(entities[entity].page.path, id))
    await refresh()
  }
  const { actions: taken, question } = useStepActions({
    machine: entity,
    mains: props.mains ?? ['submit'],
    steps: nextSteps.filter(({ name }) => isOwn(name)),
    onStep: run,
  })
  const further: readonly RecordAction[] = [
    ...(may('save')
      ? [{ key: 'edit', place: 'edit' as const, label: texts('change'), run: () => void toForm('1') }]
      : []),
    ...(may('remove')
      ? [{ key: 'remove', place: 'menu' as const, label: texts('remove'), run: () => setRemoving(true) }]
      : []),
  ]
  return (
    <>
      <RecordActions actions={[...taken, ...actions, ...further]}>{children}</RecordActions>
      {question}
      {isRemoving && (
        <RemoveDialog
          label={texts('remove')}
          text={texts('removeConfirm', { number })}
          onClose={() => setRemoving(false)}
          onConfirm={confirmRemoval}
        />
      )}
    </>
  )
}
