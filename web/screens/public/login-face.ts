import { useEffect, useState } from 'react'

const faces = ['account', 'sms', 'register', 'forgot', 'reset'] as const
export type Face = (typeof faces)[number]

function faceInAddress(): Face {
  const wanted = new URLSearchParams(location.search).get('face')
  // A new password needs the code of the previous form, which the address does not contain.
  return faces.find((face) => face === wanted && face !== 'reset') ?? 'account'
}

/** The forms of the log-in page share one address and their values; Back returns to the previous form. */
export function useFace(): [face: Face, turnTo: (face: Face) => void] {
  const [face, setFace] = useState(faceInAddress)
  useEffect(() => {
    const back = () => setFace(faceInAddress())
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  const turnTo = (next: Face) => {
    const query = new URLSearchParams(location.search)
    query.set('face', next)
    history.pushState(null, '', `?${query}`)
    setFace(next)
  }
  return [face, turnTo]
}

/** The page the user wanted to open; only addresses of this portal are accepted. */
export function wantedPage(): string | undefined {
  const wanted = new URLSearchParams(location.search).get('from')
  return wanted !== null && /^\/[^/\\]/.test(wanted) && !wanted.startsWith('/login') ? wanted : undefined
}

export const hasExpired = (): boolean => new URLSearchParams(location.search).has('expired')
