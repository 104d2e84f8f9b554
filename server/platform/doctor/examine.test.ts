import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtpServer } from '../mail/smtp-server.testing.ts'
import { findFreePort } from '../postgres/free-port.ts'
import {
  createHostedDatabase,
  startThrowaway,
  type Throwaway,
  urlWith,
} from '../postgres/throwaway.testing.ts'
import { examine, roomSentence } from './examine.ts'
import { printed } from './finding.ts'
import { clockSentence } from './look-at-database.ts'

let server: Throwaway
let hosted: string
let folder: string
beforeAll(async () => {
  server = await startThrowaway()
  hosted = await createHostedDatabase(server.url, 'examined')
  folder = await mkdtemp(join(tmpdir(), 'quayside-doctor-'))
})
afterAll(async () => {
  await server.remove()
  await rm(folder, { recursive: true })
})

describe('the doctor', () => {
  it('finds nothing wrong with good settings, and says in a table what it looked at', async () => {
    const mail = await startSmtpServer()
    const findings = await examine({
      DATABASE_URL: hosted,
      DATA_DIR: folder,
      SMTP_URL: mail.url,
      DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
    })
    await mail.stop()
    expect(findings.map(({ name, state }) => [name, state])).toEqual([
      ['settings', 'ok'],
      ['data folder', 'ok'],
      ['disk', 'ok'],
      ['database', 'ok'],
      ['clock', 'ok'],
      ['data key', 'ok'],
      ['storage', 'ok'],
      ['mail', 'ok'],
    ])
    expect(printed(findings).split('\n')[0]).toMatch(/^settings {5}ok {2}All settings can be read\.$/)
  })

  it('says each thing that is wrong by itself', async () => {
    const findings = await examine({
      DATABASE_URL: urlWith(hosted, { password: 'wrong' }),
      DATA_DIR: folder,
      DATA_KEY: 'c2hvcnQ=',
      FILES_URL: 'ftp://files',
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
    })
    const failing = findings.filter(({ state }) => state === 'FAILS')
    expect(failing.map(({ name }) => name)).toEqual(['database', 'data key', 'storage', 'mail'])
    for (const { said } of failing) expect(said).toMatch(/Check|must/)
  })

  it('stops at settings that cannot be read', async () => {
    expect(await examine({ PORT: 'http' })).toMatchObject([{ name: 'settings', state: 'FAILS' }])
  })

  it('leaves what the first start makes to it', async () => {
    const findings = await examine({ DATA_DIR: join(folder, 'new') })
    expect(findings.filter(({ state }) => state === 'note').map(({ name }) => name)).toEqual([
      'database',
      'data key',
      'mail',
    ])
    expect(findings.filter(({ state }) => state === 'FAILS')).toEqual([])
  })

  it('finds clocks that differ and a disk that is nearly full', () => {
    expect(clockSentence(0.2)).toMatch(/0\.2 s apart/)
    expect(() => clockSentence(40)).toThrow('time synchronisation')
    expect(roomSentence(20 * 1024 ** 3, '/data')).toBe('20.0 GB are free at /data.')
    expect(() => roomSentence(1024 ** 2, '/data')).toThrow('Make room')
  })
})
