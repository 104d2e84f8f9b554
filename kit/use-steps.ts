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

/** True from the drawing after the one that is waited for. */
export function useStepAfter(isHere: boolean): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    if (!isHere || isAfter) return undefined
    const timer = setTimeout(() => startTransition(() => setAfter(true)))
    return () => clearTimeout(timer)
  }, [isHere, isAfter])
  return isAfter
}
