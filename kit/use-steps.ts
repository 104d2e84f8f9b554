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

/** Counts from 1 to `last` for each new thing that is drawn, a drawing at a time; what is drawn again goes on. */
export function useSlices(what: string, last: number): number {
  const [drawn, setDrawn] = useState({ what, slices: 1 })
  const slices = drawn.what === what ? drawn.slices : 1
  useEffect(() => {
    if (slices >= last) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawn({ what, slices: slices + 1 })))
    return () => clearTimeout(timer)
  }, [what, slices, last])
  return Math.min(slices, last)
}
