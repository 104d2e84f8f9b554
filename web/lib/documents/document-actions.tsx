import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { type StepInput, useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { closePage, pageKeyOf } from '../pages/open-pages.ts'
import { type PortalPath, pageAddress } from '../pages/pages.ts'
import { submitOr, submitted } from './refused-submission.ts'

type Texts<S extends string> = ((key: 'remove' | 'removed' | 'change' | `done.${S}`) => string) &
  ((key: 'removeConfirm', values: { number: string }) => string)

type Calls<S extends string> = {
  /** The customer's steps, besides saving and removing. */
  readonly steps: Readonly<Record<S, (id: string, body: { note?: string }) => Promise<unknown>>>
  readonly remove: (ids: string[]) => Promise<unknown>
  /** Query keys that change with them. */
  readonly touched: readonly string[]
}

type Props<S extends string> = {
  readonly document: {
    readonly id: string
    readonly number: string
    readonly nextSteps: Parameters<typeof useStepActions>[0]['steps']
  }
  readonly machine: Parameters<typeof useStepActions>[0]['machine']
  /** Its record and its form share a page; its list is where one goes after removing it. */
  readonly pages: {
    readonly record: PortalPath &
      ('/storageInfo' | '/outstorageInfo' | '/labelOrder' | '/approvalOrder' | '/serviceInfo')
    readonly list: string
  }
  readonly texts: Texts<NoInfer<S>>
  readonly calls: Calls<S>
  /** The steps that may be the main action; submitting it, unless said otherwise. */
  readonly mains?: readonly NoInfer<S>[]
  /** What the page has besides. */
  readonly actions?: readonly RecordAction[]
  readonly children?: ReactNode
}

/** The buttons of a document's page: its steps, its own ones, to change and to remove it. */
export function DocumentActions<S extends string>(props: Props<S>) {
  const { document, machine, pages, texts, calls, actions = [], children } = props
  const { steps, remove, touched } = calls
  const { id, number, nextSteps } = document
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const may = (name: string): boolean => nextSteps.some((step) => step.name === name)
  const isOwn = (name: string): name is S => Object.hasOwn(steps, name)
  const refresh = async (): Promise<void> => {
    await Promise.all(touched.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  }
  const toForm = (edit: string) => navigate({ href: pageAddress(pages.record, { id, edit }) })
  async function run(name: string, { note }: StepInput): Promise<void> {
    if (!isOwn(name)) return
    const isFixed = name === 'submit' && may('save')
    await submitOr(isFixed && (() => toForm(submitted)), steps[name](id, note === '' ? {} : { note }))
    showToast({ kind: 'success', text: texts(`done.${name}`) })
    await refresh()
  }
  async function confirmRemoval(): Promise<void> {
    await remove([id])
    showToast({ kind: 'success', text: texts('removed') })
    await navigate({ href: pages.list })
    closePage(pageKeyOf(pages.record, id))
    await refresh()
  }
  const { actions: taken, question } = useStepActions({
    machine,
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
