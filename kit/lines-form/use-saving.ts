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
  /** The record that an earlier save created whose answer was lost. */
  readonly onLearnt: (made: S) => void
  /** The key of the save under way, to be stored across a reload; undefined once it is answered. */
  readonly onWaiting: (key: string | undefined) => void
}

/** The earlier answer of a key, which the server returns when it is sent another body under that key. */
const answeredBefore = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 409 ? error.data['answer'] : undefined

/**
 * One save at a time, since the next one needs the version that this one creates. A save whose answer was lost may have
 * arrived: it is sent again unchanged, under its own key, before anything newer. Otherwise a new record could be
 * created twice, and the user's own last save would look like another user's.
 *
 * After a reload its body is gone, because identity numbers are not kept in the browser; its key is not. The next save
 * uses that key: if the lost one never arrived, it is saved; if it did, the server returns the record it
 * created, which is then updated.
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
      // Without a message: that the key was used before is no error.
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
    /** The key of a save of an earlier visit whose answer was lost. */
    resume(key: string): void {
      resumed.current = key
    },
  }
}
