import { expect, it } from 'vitest'
import { type ExternalService, serviceState } from './system-services.ts'

const now = new Date('2026-11-19T12:00:00Z')
const service = (values: Partial<ExternalService>): ExternalService => ({
  name: 'mail',
  via: 'smtp',
  users: null,
  lastAt: '2026-11-19T11:00:00Z',
  lastDay: null,
  waiting: 3,
  oldestMinutes: 30,
  failed: 0,
  ...values,
})

it.each<[string, Partial<ExternalService>, string]>([
  ['does its work', {}, 'good'],
  ['has had nothing to do', { lastAt: null }, 'idle'],
  ['is not connected', { via: '', failed: 2 }, 'off'],
  ['only writes to the outbox', { name: 'sms', via: 'outbox' }, 'off'],
  ['has no receivers', { name: 'erp', via: 'keys', users: 0 }, 'off'],
  ['gave something up', { failed: 1 }, 'wrong'],
  ['lets something wait for more than half an hour', { oldestMinutes: 31 }, 'wrong'],
  [
    'fails at an address of a customer, who is told',
    { name: 'robots', failed: 9, oldestMinutes: 99 },
    'good',
  ],
  ['has no rates yet', { name: 'ratesBoc', via: '', lastDay: null }, 'idle'],
  ['has rates of before the longest holiday', { name: 'ratesBoc', lastDay: '2026-11-08' }, 'wrong'],
  ['has rates of the days of a holiday', { name: 'ratesSafe', lastDay: '2026-11-09' }, 'good'],
  ['has the rates of the month', { name: 'ratesCustoms', lastDay: '2026-10-15' }, 'good'],
  ['has the rates of the month before', { name: 'ratesCustoms', lastDay: '2026-10-09' }, 'wrong'],
])('a service that %s: %s', (_what, values, state) => {
  expect(serviceState(service(values), now)).toBe(state)
})
