import { useEffect, useState } from 'react'
import { keptWantedPage } from '../../lib/session/session.ts'

const modes = ['account', 'sms', 'register', 'forgot', 'reset'] as const
export type LoginMode = (typeof modes)[number]

function modeInAddress(): LoginMode {
  const wanted = new URLSearchParams(location.search).get('mode')
  // A new password needs the code of the previous form, which the address does not contain.
  return modes.find((mode) => mode === wanted && mode !== 'reset') ?? 'account'
}

/** The forms of the log-in page share one address and their values; Back returns to the previous form. */
export function useLoginMode(): [mode: LoginMode, turnTo: (mode: LoginMode) => void] {
  const [mode, setFace] = useState(modeInAddress)
  useEffect(() => {
    const back = () => setFace(modeInAddress())
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  const turnTo = (next: LoginMode) => {
    const query = new URLSearchParams(location.search)
    query.set('mode', next)
    history.pushState(null, '', `?${query}`)
    setFace(next)
  }
  return [mode, turnTo]
}

/** The page the user wanted to open, by the address or before they were turned away; only addresses of this portal. */
export function wantedPage(): string | undefined {
  const wanted = new URLSearchParams(location.search).get('from') ?? keptWantedPage()
  return wanted !== null && /^\/[^/\\]/.test(wanted) && !wanted.startsWith('/login') ? wanted : undefined
}

export const hasExpired = (): boolean => new URLSearchParams(location.search).has('expired')
