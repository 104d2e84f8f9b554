import type { OfficeApiTable } from './office-api.ts'
import { Counted } from './publishing.ts'
import { FailedJobs, SystemStatus } from './system.ts'

/** What those who run the installation look at. */
export const officeSystemApi = {
  'GET office/online/system/status': {
    access: 'system-list',
    summary:
      'Version, database, replicas, storage, messages, jobs, webhooks, disk, last backup and last reconcile.',
    data: SystemStatus,
  },
  'POST office/online/failedJob/retry': {
    access: 'system-repair',
    summary: 'Runs failed jobs again.',
    body: FailedJobs,
    data: Counted,
  },
} as const satisfies OfficeApiTable
