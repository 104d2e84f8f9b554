import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { openParsePool } from './parse-pool.ts'

const cpuSeconds = { file: 0.5, sheet: 0.5, table: 0.5, paper: 0.5, invoice: 0.5 }
const script = new URL('./faulty-worker.testing.ts', import.meta.url)
const app = await testApp({ parsing: openParsePool({ cpuSeconds, script }) })
const { token } = await app.given.member()

const send = async (key: string, content: string) => {
  const body = new FormData()
  if (key.endsWith('import')) body.set('mode', 'preview')
  body.set('file', new Blob([content]), 'a.csv')
  return { answer: await app.client(key, { token, body }) }
}
const doors = ['POST system/online/file/upload', 'POST base/online/customer/import']
const tooCostly = {
  code: 400,
  msg: 'This file takes too long to read. Save it again, or split it, and upload the parts.',
  data: { fields: [{ path: 'file', code: 'file.tooCostly' }] },
}

async function takesTheNext(key: string): Promise<void> {
  const { answer } = await send(key, 'Customer type,Chinese name\n1,深圳某某公司')
  expect(answer.body.code).toBe(200)
}

describe.each(doors)('%s', (key) => {
  it('ends a parser that uses up its processor time, refuses the file, and takes the next one', async () => {
    // More than there are processes: each of them is given back.
    const stuck = await Promise.all(Array.from({ length: 3 }, () => send(key, 'never ends')))
    for (const { answer } of stuck) expect(answer.body).toMatchObject(tooCostly)
    await takesTheNext(key)
  })

  it('ends a parser that fills its memory, refuses the file, and takes the next one', async () => {
    const { answer } = await send(key, 'fills the memory')
    expect(answer.body).toMatchObject(tooCostly)
    await takesTheNext(key)
  })
})

it('answers other requests meanwhile', async () => {
  let isEnded = false
  const stuck = send('POST system/online/file/upload', 'never ends').finally(() => (isEnded = true))
  expect((await fetch(`${app.address}/healthz`)).status).toBe(200)
  expect(isEnded).toBe(false)
  await stuck
})
