import { useRef } from 'react'
import { ApiError, isUnanswered } from '../page/api-error.ts'

type Sent<C> = { readonly key: string; readonly body: Blob; readonly content: C }
export type SendOptions = { readonly isQuiet: boolean; readonly idempotencyKey: string }

type Options<C, S> = {
  readonly bodyOf: (content: C) => Promise<Blob>
  readonly send: (body: Blob, options: SendOptions) => Promise<S>
  readonly isSame: (a: C, b: C) => boolean
  readonly onSaved: (saved: S, content: C) => void
  readonly onFailed: (error: unknown, content: C) => void
  /** A save of an earlier visit made this, which nobody heard then. */
  readonly onLearnt: (made: S) => void
  /** The key that waits for its answer, for whoever keeps it over a reload; undefined once it is answered. */
  readonly onWaiting: (key: string | undefined) => void
}

/** What a key was answered with earlier, said by a server that was sent another body under it. */
const answeredBefore = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 409 ? error.data['answer'] : undefined

/**
 * One save at a time, since the next one needs the version that this one makes. A save whose answer was lost may have
 * arrived: it is sent again to the letter, under its own key, before anything newer. Otherwise a new record would be
 * there twice, and one's own last save would look like somebody else's.
 *
 * After a reload its body is gone, because identity numbers are not kept in the browser; its key is not. The next save
 * goes out under that key: where the lost one never arrived it is simply saved, and where it did the server says what it
 * made, which is then saved over.
 */
export function useSaving<C, S>(options: Options<C, S>) {
  const { bodyOf, isSame, onSaved, onFailed, onLearnt, onWaiting } = options
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const unanswered = useRef<Sent<C>>(undefined)
  const resumed = useRef<string>(undefined)

  async function send(sent: Sent<C>, isQuiet: boolean): Promise<S> {
    unanswered.current = sent
    onWaiting(sent.key)
    try {
      const saved = await options.send(sent.body, { isQuiet, idempotencyKey: sent.key })
      unanswered.current = undefined
      resumed.current = undefined
      onWaiting(undefined)
      onSaved(saved, sent.content)
      return saved
    } catch (error) {
      if (!isUnanswered(error)) {
        unanswered.current = undefined
        onWaiting(undefined)
      }
      onFailed(error, sent.content)
      throw error
    }
  }

  /** Undefined: the lost save had arrived, and its record is known now. */
  async function resume(key: string, content: C, isQuiet: boolean): Promise<S | undefined> {
    const sent = { key, body: await bodyOf(content), content }
    try {
      // Quietly: that the key was used is no fault to be told of.
      return await send(sent, true)
    } catch (error) {
      const made = answeredBefore(error) as S | undefined
      if (made !== undefined) {
        resumed.current = undefined
        onLearnt(made)
        return undefined
      }
      if (isQuiet) throw error
      return send(sent, false)
    }
  }

  async function saveNow(content: C, isQuiet: boolean): Promise<S> {
    const before = unanswered.current
    if (before) {
      const saved = await send(before, isQuiet)
      if (isSame(before.content, content)) return saved
    }
    if (resumed.current !== undefined) {
      const saved = await resume(resumed.current, content, isQuiet)
      if (saved !== undefined) return saved
    }
    return send({ key: crypto.randomUUID(), body: await bodyOf(content), content }, isQuiet)
  }

  return {
    save(content: C, isQuiet: boolean): Promise<S> {
      const next = turn.current.then(() => saveNow(content, isQuiet))
      turn.current = next.catch(() => undefined)
      return next
    },
    /** A key that an earlier visit did not hear the answer of. */
    resume(key: string): void {
      resumed.current = key
    },
  }
}
