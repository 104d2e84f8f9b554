import type { OfficeApiTable } from './office-api.ts'
import { Counted } from './publishing.ts'
import { FailedJobs, SystemStatus } from './system.ts'
import { SystemHistory } from './system-history.ts'

/** What those who run the installation look at. */
export const officeSystemApi = {
  'GET office/online/system/status': {
    access: 'system-list',
    summary:
      'Version, database, replicas, storage, messages, jobs, webhooks, services, disk, last backup and last reconcile.',
    data: SystemStatus,
  },
  'GET office/online/system/history': {
    access: 'system-list',
    summary: 'What ran, was sent and failed on each of the last thirty days, as far as it is kept.',
    data: SystemHistory,
  },
  'GET office/online/system/diagnostics': {
    access: 'system-list',
    summary:
      'A JSON file for support: version, settings without secrets, states, history and last errors, without customers’ data.',
    binary: true,
  },
  'POST office/online/failedJob/retry': {
    access: 'system-repair',
    summary: 'Runs failed jobs again.',
    body: FailedJobs,
    data: Counted,
  },
} as const satisfies OfficeApiTable
