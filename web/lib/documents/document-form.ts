import { type DocumentEntity, entities } from '@quayside/contract/kernel/entities.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { DraftLine, RowReader } from '@quayside/kit/lines-form/row-reader.ts'
import { useLinesForm } from '@quayside/kit/lines-form/use-lines-form.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { sendSerialised } from '../session/api.ts'
import { stepDocument } from './document-calls.ts'

type Texts = (key: 'saved' | 'submitted', values: { number: string }) => string

/** What a form with lines says and reads again after a save and after its submission. */
export function useSavedNotices(
  texts: Texts,
  changed: readonly string[],
  onSubmitted: (saved: Known) => void,
) {
  const queries = useQueryClient()
  const say = (key: 'saved' | 'submitted', { number }: Known): void =>
    showToast({ kind: 'success', text: texts(key, { number }) })
  const refresh = async (): Promise<void> => {
    await Promise.all(changed.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  }
  return {
    async onSaved(saved: Known): Promise<void> {
      say('saved', saved)
      await refresh()
    },
    async onSubmitted(saved: Known): Promise<void> {
      say('submitted', saved)
      onSubmitted(saved)
      await refresh()
    },
  }
}

export const knownOf = ({ id, version, number }: Known): Known => ({ id, version, number })

const lineStart = 'lines.0.'
/** The findings of one line at its own fields; what is unreadable is marked by the sheet itself. */
export const ofOneLine = (findings: readonly Finding[]) =>
  findings
    .filter(({ code }) => code !== 'orderLine.unreadable')
    .map((finding) => ({ ...finding, path: finding.path?.slice(lineStart.length) ?? '' }))

/** What the page of a document's form is told. */
export type FormEvents = {
  /** The first save gave the document its number. */
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

type Checks<V extends object, L extends DraftLine> = {
  readonly draft: (values: V) => readonly Finding[]
  readonly all: (values: V, lines: readonly L[]) => readonly Finding[]
  readonly line: (line: L, isChecked: boolean) => readonly Finding[]
}

type LinesDocument<V extends object, D, L extends DraftLine> = FormEvents & {
  readonly entity: Extract<DocumentEntity, 'inbound' | 'outbound' | 'labelOrder' | 'approvalOrder'>
  /** The key under which entries are stored in this browser. */
  readonly name: string
  readonly record: D | undefined
  readonly texts: Texts
  readonly empty: V
  readonly valuesOf: (record: D) => V
  /** Where a line is not shown as the record has it. */
  readonly linesOf?: (record: D) => readonly DraftLine[]
  readonly headOf: (values: V) => object
  readonly lines: RowReader<L>
  /** Names of values that are not kept in the browser. One array for all forms of a kind. */
  readonly secrets?: readonly (keyof V & string)[]
  readonly check: Checks<V, L>
  /** Other entities that are out of date after a save. */
  readonly related?: readonly string[]
}

const noSecrets: readonly never[] = []

/** Header and lines of a document that is saved as a draft and then submitted. */
export function useDocumentLines<
  V extends object,
  D extends Known & { readonly lines: readonly DraftLine[] },
  L extends DraftLine,
>(document: LinesDocument<V, D, L>) {
  const { entity, texts, valuesOf, linesOf = ({ lines }) => lines, headOf, related = [], ...form } = document
  return useLinesForm<V, D, L, Known>({
    ...form,
    read: { valuesOf, linesOf, knownOf },
    secrets: form.secrets ?? noSecrets,
    send: {
      headOf,
      save: (body, options) => sendSerialised(`POST ${entities[entity].path}/save`, body, options),
      submit: ({ id }) => stepDocument(entity, id, 'submit', {}),
    },
    ...useSavedNotices(texts, [entity, ...related], document.onSubmitted),
  })
}
