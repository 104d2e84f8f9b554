import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { useFindingLinks, useFindingTexts } from './finding-texts.ts'

export type Errors = Readonly<Record<string, string>>

export type Form<V extends object> = {
  readonly id: string
  readonly values: V
  readonly errors: Errors
  /** Pages that put right what the server refused, by the path of the field. */
  readonly heals?: Errors
  readonly isDirty: boolean
  readonly isSaving: boolean
  set<K extends keyof V & string>(name: K, value: V[K]): void
  /** Several fields at once. */
  change(values: Partial<V>): void
  /** What is filled in by itself, from the values of that moment: leaving the page loses nothing of it. */
  fill(by: (values: V) => Partial<V>): void
  /** The record's saved values: nothing is unsaved. */
  reset(values: V): void
  /** Values that are not saved yet: a restored draft, or another user's version. */
  enter(values: V): void
  /** Checks, sends once however often it is pressed, and leads to what is wrong. */
  submit(send: (values: V) => Promise<unknown>): Promise<void>
}

/** The fields that a refused call names; the client has already shown any other error. */
export function refusedFieldsOf(error: unknown): readonly FieldError[] {
  const fields = error instanceof Error && 'fields' in error ? error.fields : undefined
  return Array.isArray(fields) ? (fields as FieldError[]) : []
}

/** The errors of one part of a form, such as an item of a list, by the names of its fields. */
export const errorsAt = (errors: Errors, path: string): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([each, text]) =>
      each.startsWith(`${path}.`) ? [[each.slice(path.length + 1), text]] : [],
    ),
  )

export function useForm<V extends object>(options: {
  initial: V
  check: (values: V) => Errors
  /** What is already known to be wrong when the form opens. */
  wrong?: Errors
  /** Where the focus goes when something is wrong; without it to the first wrong field. */
  lead?: (formId: string) => void
}): Form<V> {
  const { initial, check, wrong: known = {}, lead = focusFirstError } = options
  const id = useId()
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [found, setFound] = useState<Errors>(known)
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const [isSaving, setSaving] = useState(false)
  const isSending = useRef(false)
  const latest = useRef(values)
  latest.current = values
  const locale = useLocale()

  const textsOf = useFindingTexts()
  const linksOf = useFindingLinks()
  const heals = useMemo(() => linksOf(refused), [refused])
  // After a change of language the errors are shown in it: the server's again, one's own by a new check.
  const errors = useMemo(() => ({ ...textsOf(refused), ...found }), [found, refused, locale])
  useEffect(() => {
    setFound((before) => {
      if (Object.keys(before).length === 0) return before
      const again = check(values)
      return Object.fromEntries(Object.entries(before).map(([path, text]) => [path, again[path] ?? text]))
    })
    // Reads the check and the values of the render in which the language changed.
  }, [locale])

  useEffect(() => {
    if (Object.keys(known).length > 0) requestAnimationFrame(() => lead(id))
    // Only when the form opens.
  }, [])

  const show = (wrong: Errors, fields: readonly FieldError[] = []): void => {
    setFound(wrong)
    setRefused(fields)
    // After the errors are rendered, so that a screen reader announces the field together with its message.
    requestAnimationFrame(() => lead(id))
  }

  /** What was wrong with a field is no longer said once it changes. */
  const change = (changes: Readonly<Record<string, unknown>>): void => {
    setValues((before) => ({ ...before, ...changes }))
    const names = Object.keys(changes)
    const isOther = (path: string) => names.every((name) => path !== name && !path.startsWith(`${name}.`))
    setFound((before) => Object.fromEntries(Object.entries(before).filter(([path]) => isOther(path))))
    setRefused((before) => before.filter(({ path }) => isOther(path)))
  }

  return {
    id,
    values,
    errors,
    heals,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    isSaving,
    set: (name, value) => change({ [name]: value }),
    change,
    fill(by) {
      const filled = by(latest.current)
      setValues((before) => ({ ...before, ...filled }))
      setSaved((before) => ({ ...before, ...filled }))
    },
    reset(next) {
      setValues(next)
      setSaved(next)
      setFound({})
      setRefused([])
    },
    enter: setValues,
    async submit(send) {
      if (isSending.current) return
      const wrong = check(values)
      if (Object.keys(wrong).length > 0) return show(wrong)
      isSending.current = true
      setSaving(true)
      try {
        await send(values)
      } catch (error) {
        const fields = refusedFieldsOf(error)
        if (fields.length === 0) throw error
        show({}, fields)
      } finally {
        isSending.current = false
        setSaving(false)
      }
    },
  }
}

function focusFirstError(formId: string): void {
  const field = document.querySelector<HTMLElement>(`[data-form="${formId}"][data-wrong]`)
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  field.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')?.focus({ preventScroll: true })
}
