import { useEffect } from 'react'

const dirty = new Set<symbol>()
let isLeaving = false

/** Counts a form with unsaved changes for as long as it is open. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = Symbol('form')
    dirty.add(form)
    return () => {
      dirty.delete(form)
    }
  }, [isDirty])
}

/** Whether a form on this page would lose changes. */
export const hasUnsaved = (): boolean => dirty.size > 0 && !isLeaving

/** The user has decided to leave, or must: the browser does not ask again. */
export function leaveUnsaved(): void {
  isLeaving = true
}
