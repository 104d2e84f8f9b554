import type { SmsScene } from '@quayside/contract/account/login.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'

/** One code a minute per number; the server enforces it and returns the remaining seconds. */
const secondsBetween = 60

/** Requests a code by text message and counts the seconds until the next request. */
export function useSmsCode(scene: SmsScene) {
  const [seconds, setSeconds] = useState(0)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  async function send(mobile: string): Promise<void> {
    setSending(true)
    try {
      await api('POST auth/mobile/code', { body: { mobile, scene } })
      setSeconds(secondsBetween)
    } catch (failed) {
      const wait = failed instanceof ApiError ? Number(failed.data['seconds']) : 0
      if (wait > 0) setSeconds(wait)
      throw failed
    } finally {
      setSending(false)
    }
  }
  return { seconds, isSending, send }
}
