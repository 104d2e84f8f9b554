import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '../database/database-away.ts'
import { StorageAway } from '../files/storage.ts'
import { testApp } from '../testing/test-app.ts'
import { answerErrors } from './answer-errors.ts'

const failures = {
  'a full disk of the database': Object.assign(new Error('could not extend file'), { code: '53100' }),
  'a full disk of the files': new StorageAway('x', {
    cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }),
  }),
  'a storage that does not answer': new StorageAway('x', { cause: new Error('connect ECONNREFUSED') }),
  'a database that does not answer': new DatabaseAway(),
}

describe('what cannot be served is answered with 503 and a sentence', () => {
  it.each(Object.entries(failures))('%s', async (_name, error) => {
    const server = fastify()
    answerErrors(server)
    server.get('/', () => Promise.reject(error))
    const answer = await server.inject({ url: '/', headers: { 'accept-language': 'en-US' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().msg).toMatch(error instanceof DatabaseAway ? /busy/ : /disk space|file storage/)
  })
})

it('is not ready while the storage takes no files, reads meanwhile, and is ready again afterwards', async () => {
  const app = await testApp()
  const { token } = await app.given.member()
  const { files } = app.platform
  const { put } = files
  const send = (): Promise<{ status: number }> => {
    const body = new FormData()
    body.set('file', new Blob(['a,b']), 'a.csv')
    return app.client('POST system/online/file/upload', { token, body })
  }
  const ready = async (): Promise<number> => (await fetch(`${app.address}/readyz`)).status
  expect(await ready()).toBe(200)
  files.put = () => Promise.reject(failures['a full disk of the files'])
  expect((await send()).status).toBe(503)
  expect(await ready()).toBe(503)
  expect((await app.client('GET business/online/order/list', { token })).status).toBe(200)
  files.put = put
  expect(await ready()).toBe(200)
  expect((await send()).status).toBe(200)
})
