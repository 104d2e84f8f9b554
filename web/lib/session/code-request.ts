import { ApiError } from '@quayside/kit/page/api-error.ts'
import { useEffect, useState } from 'react'

/** One code a minute per number; the server enforces it and returns the remaining seconds. */
const secondsBetween = 60

/** Requests a code by text message and counts the seconds until the next request. */
export function useCodeRequest<Given extends readonly unknown[], Sent>(
  request: (...given: Given) => Promise<Sent>,
) {
  const [seconds, setSeconds] = useState(0)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  async function send(...given: Given): Promise<Sent> {
    setSending(true)
    try {
      const sent = await request(...given)
      setSeconds(secondsBetween)
      return sent
    } catch (failed) {
      setSeconds(failed instanceof ApiError ? Number(failed.data['seconds']) || 0 : 0)
      throw failed
    } finally {
      setSending(false)
    }
  }
  return { seconds, isSending, send }
}
