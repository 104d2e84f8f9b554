import type { Figure } from './series.ts'

/** Seconds; the client gives up after 50. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 50]
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 45]

/** Every figure of GET /metrics; docs/operations.md says what to watch, deploy/ has a dashboard and alerts. */
export const figures = {
  quayside_http_request_seconds: {
    kind: 'histogram',
    help: 'Time to answer a request, by route and status.',
    labels: ['method', 'route', 'status'],
    buckets: requestBuckets,
  },
  quayside_statement_seconds: {
    kind: 'histogram',
    help: 'Time until the database has answered statements that were sent together.',
    labels: ['pool', 'kind'],
    buckets: statementBuckets,
  },
  quayside_connection_wait_seconds: {
    kind: 'histogram',
    help: 'Time that work waited for a connection of the pool.',
    labels: ['pool'],
    buckets: statementBuckets,
  },
  quayside_connections: {
    kind: 'gauge',
    help: 'Connections of the pool that are in use, work that waits for one, and the most there may be.',
    labels: ['pool', 'state'],
  },
  quayside_event_loop_delay_seconds: {
    kind: 'gauge',
    help: 'How late the event loop ran its timers since the last reading.',
    labels: ['quantile'],
  },
  quayside_memory_bytes: { kind: 'gauge', help: 'Memory of the process.', labels: ['kind'] },
  quayside_processor_seconds_total: {
    kind: 'counter',
    help: 'Processor time of the process.',
    labels: ['kind'],
  },
  quayside_start_time_seconds: { kind: 'gauge', help: 'When the process started.', labels: ['version'] },
  quayside_live_connections: {
    kind: 'gauge',
    help: 'Browsers connected to the live channel of this process.',
    labels: [],
  },
  quayside_storage_errors_total: {
    kind: 'counter',
    help: 'Calls to the file storage that failed.',
    labels: ['call'],
  },
  quayside_records_total: {
    kind: 'counter',
    help: 'Records that reached a state by a transaction of this process.',
    labels: ['entity', 'state'],
  },
  quayside_database_up: { kind: 'gauge', help: '1 when the database answered this reading.', labels: [] },
  quayside_database_bytes: { kind: 'gauge', help: 'Size of the database.', labels: [] },
  quayside_replica_lag_seconds: {
    kind: 'gauge',
    help: 'How far behind a replica is.',
    labels: ['replica'],
  },
  quayside_jobs: {
    kind: 'gauge',
    help: 'Jobs that are due, at work, or failed for good within seven days.',
    labels: ['queue', 'state'],
  },
  quayside_job_age_seconds: {
    kind: 'gauge',
    help: 'For how long the oldest job that is due has been waiting.',
    labels: ['queue'],
  },
  quayside_messages: {
    kind: 'gauge',
    help: 'E-mails and text messages that are due and not sent.',
    labels: ['channel'],
  },
  quayside_message_age_seconds: {
    kind: 'gauge',
    help: 'For how long the oldest of them has been due.',
    labels: ['channel'],
  },
  quayside_webhook_deliveries: {
    kind: 'gauge',
    help: 'Webhook deliveries that wait, and those given up.',
    labels: ['state'],
  },
  quayside_feed_pending: {
    kind: 'gauge',
    help: 'Events that have no position in the feed of the ERP yet.',
    labels: [],
  },
  quayside_feed_lag_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest event without a position.',
    labels: [],
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures
