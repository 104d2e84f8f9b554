import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { PasswordHasher } from './crypto/password.ts'
import type { PersonalData } from './crypto/personal-data.ts'
import type { Database } from './database/database.ts'
import type { FileStorage } from './files/storage.ts'
import type { Jobs } from './jobs.ts'
import type { LiveHub } from './live/hub.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ParsePool } from './parsing/parse-pool.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** The services of a server process; created once by main.ts, by the tests and by the seeds. */
export type Platform = {
  readonly config: Config
  readonly log: Logger
  readonly clock: Clock
  /** As the customers' role: sees one company, set for each transaction by its session. */
  readonly app: Database
  /** The customers' role on a standby; `readOfCompany` decides what it may answer. */
  readonly standby: Database | undefined
  /** The provider's role: identity, the provider's side and jobs, across companies. */
  readonly staff: Database
  readonly personalData: PersonalData
  readonly passwords: PasswordHasher
  readonly files: FileStorage
  readonly sms: SmsSender
  readonly live: LiveHub
  readonly jobs: Jobs
  /** What GET /metrics prints. */
  readonly metrics: Metrics
  /** The processes that parse what users upload. */
  readonly parsing: ParsePool
}
