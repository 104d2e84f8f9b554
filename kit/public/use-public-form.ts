import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { useEffect, useRef, useState } from 'react'

/** A field's finding, translated when shown; or a message about the whole call, in the language it came in. */
export type Problem = Finding | FieldError | SaidOfTheCall
type SaidOfTheCall = { readonly path: string; readonly msg: string; readonly lang?: string }

export type PublicForm<Values> = {
  readonly values: Values
  readonly problems: readonly Problem[]
  readonly set: <K extends keyof Values>(name: K, value: Values[K]) => void
  readonly change: (values: Partial<Values>) => void
  /** Shows the problems and focuses the first wrong field; returns whether there are any. */
  readonly show: (problems: readonly Problem[]) => boolean
  readonly ref: React.RefObject<HTMLFormElement | null>
}

/** The form of a page before log-in. Typed values are never reset; a problem stays until its field is changed. */
export function usePublicForm<Values extends Record<string, unknown>>(initial: Values): PublicForm<Values> {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [shown, setShown] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (shown > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [shown])
  const change = (some: Partial<Values>) => setValues((before) => ({ ...before, ...some }))
  return {
    values,
    problems,
    change,
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }))
      setProblems((before) => before.filter((problem) => problem.path !== name))
    },
    show(found) {
      const lang = document.documentElement.lang
      setProblems(found.map((problem) => ('code' in problem ? problem : { lang, ...problem })))
      setShown((times) => times + 1)
      return found.length > 0
    },
    ref,
  }
}
