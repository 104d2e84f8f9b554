import { startTransition, useEffect, useState } from 'react'

/** Counts from 0 to `last`, one per render, to spread a large render over several. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step >= last) return undefined
    const timer = setTimeout(() => startTransition(() => setStep(step + 1)))
    return () => clearTimeout(timer)
  }, [step, last])
  return step
}

/** Counts from 1 to `last` for each new content, one per render; the same content again continues. */
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
