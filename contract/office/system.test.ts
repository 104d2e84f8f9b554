import { describe, expect, it } from 'vitest'
import { findProblems, type SystemStatus } from './system.ts'
import type { ExternalService } from './system-services.ts'

const now = new Date('2026-11-19T12:00:00Z')
const run = { endedAt: '2026-11-19T00:00:00Z', isGood: true, counts: { checked: 1, files: 0, wrong: 0 } }
const healthy: SystemStatus = {
  version: '1.0.0',
  migration: '0100',
  startedAt: '2026-11-19T00:00:00Z',
  database: {
    version: '18',
    bytes: 1,
    milliseconds: 1,
    connections: 89,
    mostConnections: 100,
    lockWaits: 0,
  },
  replicas: [{ name: 'b', lagSeconds: 30 }],
  disk: { bytes: 100, freeBytes: 15 },
  storage: { isObjectStore: false, files: 0, bytes: 0, failures: 0 },
  messages: { isMailConfigured: true, sentToday: 0, waiting: 5, givenUp: 0, oldestMinutes: 30 },
  backup: run,
  reconcile: run,
  jobs: {
    endedToday: 1,
    waiting: 9,
    runs: [{ id: '1', name: 'backup', state: 'completed', endedAt: run.endedAt, seconds: 1, reason: '' }],
  },
  webhooks: { dead: 0, waiting: 9 },
  services: [],
  history: [],
}
const failed = {
  id: '2',
  name: 'mail',
  state: 'failed' as const,
  endedAt: run.endedAt,
  seconds: 1,
  reason: 'x',
}

const rates = (lastDay: string): ExternalService => ({
  name: 'ratesBoc',
  via: 'page',
  users: null,
  lastAt: null,
  lastDay,
  waiting: 0,
  oldestMinutes: 0,
  failed: 0,
})

describe('the state of the system', () => {
  it('needs no person up to its limits', () => {
    expect(findProblems(healthy, now)).toEqual([])
    expect(findProblems({ ...healthy, disk: null, replicas: [] }, now)).toEqual([])
    expect(findProblems({ ...healthy, replicas: [{ name: 'b', lagSeconds: null }] }, now)).toEqual([])
  })

  it.each<[string, Partial<SystemStatus>, string]>([
    [
      'nine tenths of the connections are taken',
      { database: { ...healthy.database, connections: 90 } },
      'database',
    ],
    [
      'one replica lags more than 30 seconds',
      {
        replicas: [
          { name: 'a', lagSeconds: 0 },
          { name: 'b', lagSeconds: 31 },
        ],
      },
      'replicas',
    ],
    ['the disk is more than 85 % full', { disk: { bytes: 100, freeBytes: 14 } }, 'disk'],
    ['a file could not be stored', { storage: { ...healthy.storage, failures: 1 } }, 'storage'],
    [
      'a message waits for more than half an hour',
      { messages: { ...healthy.messages, oldestMinutes: 31 } },
      'messages',
    ],
    ['an e-mail was given up', { messages: { ...healthy.messages, givenUp: 1 } }, 'messages'],
    ['there is no backup', { backup: null }, 'backup'],
    ['the backup is not good', { backup: { ...run, isGood: false } }, 'backup'],
    ['the books were never compared', { reconcile: null }, 'reconcile'],
    ['the books do not agree', { reconcile: { ...run, isGood: false } }, 'reconcile'],
    ['a job failed', { jobs: { ...healthy.jobs, runs: [...healthy.jobs.runs, failed] } }, 'jobs'],
    ['the rates of the bank are old', { services: [rates('2026-11-01')] }, 'services'],
    ['a webhook is dead', { webhooks: { dead: 1, waiting: 0 } }, 'webhooks'],
  ])('needs a person where %s', (_what, change, part) => {
    expect(findProblems({ ...healthy, ...change }, now)).toEqual([part])
  })

  it('needs a backup of the last 36 hours, and a comparison of the books of the last eight days', () => {
    const at = (endedAt: string) =>
      findProblems({ ...healthy, backup: { ...run, endedAt }, reconcile: { ...run, endedAt } }, now)
    expect(at('2026-11-18T00:00:00Z')).toEqual([])
    expect(at('2026-11-17T23:59:59Z')).toEqual(['backup'])
    expect(at('2026-11-11T12:00:00Z')).toEqual(['backup'])
    expect(at('2026-11-11T11:59:59Z')).toEqual(['backup', 'reconcile'])
  })
})
