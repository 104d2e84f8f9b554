import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../page/api-error.ts'
import { useSaving } from './use-saving.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Made = { readonly id: string; readonly version: number }
type Saving = ReturnType<typeof useSaving<string, Made>>

/** A server that keeps answers by key, as the real one does, and may lose an answer on the way. */
function createServer() {
  const answers = new Map<string, { body: string; made: Made }>()
  const records: string[] = []
  let isLosing = false
  return {
    records,
    loseNext: () => {
      isLosing = true
    },
    async send(body: Blob, { idempotencyKey }: { idempotencyKey: string }): Promise<Made> {
      const text = await body.text()
      const before = answers.get(idempotencyKey)
      if (before && before.body !== text) throw new ApiError(409, 'used', { answer: before.made })
      if (before) return before.made
      const [id, content] = text.split(' ') as [string, string]
      const place = id === 'new' ? records.length : Number(id)
      const made = { id: String(place), version: 1 }
      records[place] = content
      answers.set(idempotencyKey, { body: text, made })
      if (!isLosing) return made
      isLosing = false
      throw new ApiError('offline', 'nobody answered')
    },
  }
}

let server: ReturnType<typeof createServer>
let waiting: string | undefined
beforeEach(() => {
  server = createServer()
  waiting = undefined
})

/** One visit of the form; another visit is what a reload makes. */
async function visit(): Promise<Saving> {
  let known: Made | undefined
  let found: Saving | undefined
  function Form() {
    found = useSaving<string, Made>({
      bodyOf: (content) => Promise.resolve(new Blob([`${known?.id ?? 'new'} ${content}`])),
      send: server.send,
      isSame: (a, b) => a === b,
      onSaved: (made) => {
        known = made
      },
      onLearnt: (made) => {
        known = made
      },
      onFailed: () => undefined,
      onWaiting: (key) => {
        waiting = key
      },
    })
    return null
  }
  await act(async () => createRoot(document.createElement('div')).render(<Form />))
  if (!found) throw new Error('not drawn')
  return found
}

describe('a save whose answer was lost', () => {
  it('is sent again to the letter before anything newer, and makes one record', async () => {
    const form = await visit()
    server.loseNext()
    await expect(form.save('a', true)).rejects.toThrow('nobody answered')
    await form.save('b', true)
    expect(server.records).toEqual(['b'])
    expect(waiting).toBeUndefined()
  })

  it('is found again by its key after a reload, and the next save goes over it', async () => {
    server.loseNext()
    await expect((await visit()).save('a', true)).rejects.toThrow('nobody answered')
    expect(waiting).toBeDefined()
    const after = await visit()
    after.resume(waiting ?? '')
    await after.save('b', false)
    expect(server.records).toEqual(['b'])
    expect(waiting).toBeUndefined()
  })

  it('that never arrived is simply saved after a reload', async () => {
    const after = await visit()
    after.resume('never-arrived')
    await after.save('b', false)
    expect(server.records).toEqual(['b'])
  })

  it('would be there twice if its key were forgotten', async () => {
    server.loseNext()
    await expect((await visit()).save('a', true)).rejects.toThrow('nobody answered')
    await (await visit()).save('b', false)
    expect(server.records).toEqual(['a', 'b'])
  })
})
