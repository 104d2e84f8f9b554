import type { QueryName } from '@quayside/contract/kernel/query-names.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { useFindingTexts } from '../form/finding-texts.ts'
import type { Form } from '../form/form.ts'
import { useRecordForm } from '../form/record-form.tsx'
import { showToast } from '../page/events.ts'
import { FormDialog } from './form-dialog.tsx'

type Versioned = { readonly id: string; readonly version: number }

/** One record with unmasked numbers, in the user's language; removed from the cache when it is closed. */
export function useRecord<D>(entity: QueryName, id: string | undefined, fetch: (id: string) => Promise<D>) {
  const queryKey: QueryKey = [entity, 'record', id, useLocale()]
  return useQuery({ queryKey, queryFn: () => fetch(id ?? ''), enabled: id !== undefined, gcTime: 0 })
}

/** The form of a new record opens at once, that of an existing one when it is fetched: lists have masked numbers. */
export function WholeRecord<D>(props: {
  id: string | undefined
  answer: { readonly data: D | undefined }
  children: (record?: D) => ReactNode
}) {
  const { id, answer, children } = props
  if (id === undefined) return children()
  return answer.data === undefined ? null : children(answer.data)
}

type Options<V extends object, D extends Versioned> = {
  /** The first element of its query keys, and the name of its draft in this browser. */
  readonly entity: QueryName
  readonly record: D | undefined
  readonly empty: V
  /** Without it, the fields of `empty` as the record has them. */
  readonly valuesOf?: (record: D) => V
  readonly texts: (key: 'new' | 'edit' | 'save' | 'saved') => string
  readonly label: (name: keyof V & string) => string
  /** A value's text in the comparison with a colleague's version; undefined omits it. Without it, the value itself. */
  readonly say?: { readonly [K in keyof V]?: (value: V[K]) => string | undefined }
  readonly check: (values: V) => readonly Finding[]
  readonly save: (values: V, over: Partial<Versioned>) => Promise<unknown>
  readonly onClose: () => void
}

type RecordDialogState<V extends object> = {
  readonly form: Form<V>
  readonly draft: Parameters<typeof FormDialog<V>>[0]['draft']
  readonly question: ReactNode
  readonly title: string
  readonly saveLabel: string
  readonly onSave: () => void
  readonly onClose: () => void
}

/** A record's form in a dialog: drafts, saving over the known version, confirmation, closing. */
export function useRecordDialog<V extends object, D extends Versioned & V>(
  options: Options<V, D>,
): RecordDialogState<V>
export function useRecordDialog<V extends object, D extends Versioned>(
  options: Options<V, D> & { readonly valuesOf: (record: D) => V },
): RecordDialogState<V>
export function useRecordDialog<V extends object, D extends Versioned>(
  options: Options<V, D>,
): RecordDialogState<V> {
  const { entity, record, empty, texts, label, say, check, save, onClose } = options
  const names = Object.keys(empty) as (keyof V & string)[]
  const fieldsOf = (whole: D): V =>
    Object.fromEntries(names.map((name) => [name, (whole as Readonly<Record<string, unknown>>)[name]])) as V
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { form, draft, submit, question } = useRecordForm({
    name: entity,
    record,
    empty,
    valuesOf: options.valuesOf ?? fieldsOf,
    check: (values) => textsOf(check(values)),
    save,
    saved: async () => {
      showToast({ kind: 'success', text: texts('saved') })
      await queries.invalidateQueries({ queryKey: [entity] })
      onClose()
    },
    shown: (values) => Object.fromEntries(names.flatMap((name) => saidOf(name, values))),
  })
  function saidOf(name: keyof V & string, values: V): [string, string][] {
    const sayOne = say?.[name]
    const text = sayOne ? sayOne(values[name]) : String(values[name])
    return text === undefined ? [] : [[label(name), text]]
  }
  return {
    form,
    draft,
    question,
    title: record ? texts('edit') : texts('new'),
    saveLabel: texts('save'),
    onSave: submit,
    onClose,
  }
}

/** The dialog of `useRecordDialog`, with its fields. */
export function RecordDialog<V extends object>(props: {
  dialog: RecordDialogState<V>
  title?: string
  children: ReactNode
}) {
  const { question, ...dialog } = props.dialog
  return (
    <FormDialog {...dialog} title={props.title ?? dialog.title}>
      {props.children}
      {question}
    </FormDialog>
  )
}
