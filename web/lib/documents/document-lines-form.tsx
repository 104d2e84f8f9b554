import type { MachineName } from '@quayside/contract/all-machines.ts'
import { LinesFormPage } from '@quayside/kit/lines-form/lines-form-page.tsx'
import type { DraftLine } from '@quayside/kit/lines-form/row-reader.ts'
import type { LinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import { useWrong } from '@quayside/kit/lines-form/use-wrong.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import type { ReactNode } from 'react'

type Props<V extends object, D, L extends DraftLine> = {
  readonly editor: LinesForm<V, D, L> & { readonly labelOf: (path: string) => string }
  readonly texts: ((key: 'new') => string) & ((key: 'edit', values: { number: string }) => string)
  readonly state: ReactNode
  readonly machine: MachineName
  /** The prefix of its permissions: `logistics-inbound` for `logistics-inbound-save`. */
  readonly permission: string
  /** Why it came back. */
  readonly returned?: { readonly label: string; readonly reason: string } | undefined
  readonly children: ReactNode
}

/** The page of a document's form with lines: a draft, or one that came back. */
export function DocumentLinesForm<V extends object, D, L extends DraftLine>(props: Props<V, D, L>) {
  const { editor, texts, state, machine, permission, returned, children } = props
  const can = useCan()
  const stepText = useStepText(machine)
  return (
    <LinesFormPage
      editor={editor}
      header={{
        title: editor.number === undefined ? texts('new') : texts('edit', { number: editor.number }),
        state,
      }}
      may={{
        save: can(`${permission}-save`),
        submit: can(`${permission}-submit`) ? stepText('submit') : undefined,
      }}
      wrong={useWrong(editor)}
      labelOf={(path) => (path === 'lines' ? '' : editor.labelOf(path))}
    >
      {returned && <RecordNote label={returned.label} text={returned.reason} />}
      {children}
    </LinesFormPage>
  )
}
