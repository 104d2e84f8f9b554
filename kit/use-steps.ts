import { startTransition, useEffect, useState } from 'react'

/** Counts from 0 to `last`, a drawing at a time: what is too much for one is drawn in several. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step >= last) return undefined
    const timer = setTimeout(() => startTransition(() => setStep(step + 1)))
    return () => clearTimeout(timer)
  }, [step, last])
  return step
}

/** Whether a drawing of this has been on the screen already: false in the first one, true from the next. */
export function useDrawnOnce(what: string): boolean {
  const [drawn, setDrawn] = useState('')
  useEffect(() => {
    if (drawn === what) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawn(what)))
    return () => clearTimeout(timer)
  }, [drawn, what])
  return drawn === what
}
