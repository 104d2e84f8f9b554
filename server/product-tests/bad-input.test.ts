import { request } from 'node:http'
import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { processorTime } from '../platform/testing/processor-time.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
let token: string
// One of its own for each test: logging out is among the calls.
beforeEach(async () => {
  token = (await app.given.member()).token
})

const urlOf = (key: string) => `${methodOf(key)} ${pathOf(key).replaceAll(/\{\w+\}/g, '1')}`
/** §7 shows no payload for it: whatever a client sends along is let be. */
const lenient = 'POST system/online/sysConfig/getSysInfo'
const writes = routes.filter(({ key, endpoint }) => methodOf(key) !== 'GET' && !endpoint.upload)
const reads = routes.filter(({ key }) => methodOf(key) === 'GET')
const long = 'x'.repeat(50_000)

describe('bad input', () => {
  it.each(writes.map(({ key }) => key))(
    '%s refuses unknown fields and wrong types, never with a 500',
    async (key) => {
      const surprised = await app.client(urlOf(key), { token, body: { surprise: 1 } })
      expect(surprised.status).toBeLessThan(500)
      if (key !== lenient) expect(surprised.body.code).not.toBe(200)
      const bodies: unknown[] = [
        [],
        'text',
        12,
        null,
        { id: { $gt: 0 }, ids: 'x', version: 'one', mobile: 5, name: [long] },
        { ids: ['1e3', 'NaN', '-1', '999999999999999999999'] },
      ]
      for (const body of bodies) {
        const answer = await app.client(urlOf(key), {
          token,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
        expect(answer.status, JSON.stringify(body)).toBeLessThan(500)
      }
    },
  )

  it.each(reads.map(({ key }) => key))('%s refuses unknown filters, never with a 500', async (key) => {
    const answer = await app.client(urlOf(key), {
      token,
      query: { surprise: long.slice(0, 5_000), pageSize: '1e3' },
    })
    expect(answer.status).toBeLessThan(500)
    expect(answer.body.code).not.toBe(200)
  })

  it('answers a text of 50,000 characters with 50 ms of work', async () => {
    const key = 'PUT system/online/user/profile/updateCustomerAccount'
    const times: number[] = []
    // The least of five: what is compiled at the first call is not what is measured.
    for (let round = 0; round < 5; round++)
      times.push(
        await processorTime(async () => {
          const answer = await app.client(key, { token, body: { name: long } })
          expect(answer.body.code).toBe(400)
        }),
      )
    expect(Math.min(...times)).toBeLessThan(50)
  })

  it('answers broken JSON, a wrong media type, an oversized body and an unknown path in words', async () => {
    const path = 'PUT system/online/sysMsg/setIsRead'
    const json = { 'content-type': 'application/json' }
    const broken = await app.client(path, { token, body: '{"ids":', headers: json })
    expect([broken.status, broken.body.code]).toEqual([400, 400])
    const media = await app.client(path, {
      token,
      body: '<a/>',
      headers: { 'content-type': 'application/xml' },
    })
    expect([media.status, media.body.code]).toEqual([415, 415])
    const large = await app.client(path, {
      token,
      body: JSON.stringify({ ids: ['x'.repeat(1_100_000)] }),
      headers: json,
    })
    expect([large.status, large.body.code]).toEqual([413, 413])
    const nowhere = await app.client('GET base/online/nothing/list', { token })
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 404])
    for (const answer of [broken, media, large, nowhere]) expect(answer.body.msg).toMatch(/\w/)
  })

  it('answers a broken multipart in words', async () => {
    const answer = await app.client('POST system/online/file/upload', {
      token,
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    expect(answer.status).toBeLessThan(500)
    expect(answer.body.code).not.toBe(200)
  })

  it('survives headers and addresses that no browser sends', async () => {
    const { port } = new URL(app.address)
    for (const path of [
      '/api/%00',
      '/api/../../etc/passwd',
      '/api/system/online/sysMsg?pageNum=%',
      '/api/%E0%A4%A',
    ]) {
      const status = await new Promise<number>((resolve, reject) => {
        request(
          { port, host: '127.0.0.1', path, headers: { authorization: `bearer ${token}` } },
          (response) => {
            response.resume()
            resolve(response.statusCode ?? 0)
          },
        )
          .on('error', reject)
          .end()
      })
      expect(status, path).toBeLessThan(500)
    }
  })
})
