import { resolve } from 'node:path'
import { moneyLimit } from '@quayside/contract/kernel/money-limit.ts'
import { reportDays } from '@quayside/contract/reports/report-run.ts'
import type { RowDecoder } from './database/connections.ts'
import { databaseAddress } from './postgres/database-address.ts'
import { exitWithSentence, StartRefused } from './start-refused.ts'

/** All settings from the environment, read once at start (README lists them). */
export type Config = {
  readonly port: number
  readonly host: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler; the same address where it does not. */
  readonly directUrl: string | undefined
  /** A standby that may answer reads. */
  readonly readUrl: string | undefined
  /** How long a start waits for a database that does not answer yet, in seconds. */
  readonly databaseWait: number
  readonly dataDir: string
  readonly filesUrl: string | undefined
  /** Where customers open the portal, for the links in e-mails. */
  readonly publicUrl: string | undefined
  readonly isDemo: boolean
  readonly logLevel: string
  readonly isLogJson: boolean
  readonly poolSize: number
  readonly rowDecoder: RowDecoder
  /** How long files of reports are kept; 0: for good. */
  readonly reportDays: number
  /** The largest amount of one payment, receipt, fee or tax bill. */
  readonly moneyLimit: number
  /** Number of trusted proxies in front, so that limits count the client's own address. */
  readonly trustProxy: number
  /** How long messages, the audit log and ended report runs stay in the database; 0: for good. */
  readonly noticeDays: number
  readonly auditDays: number
  readonly reportRunDays: number
  /** The bearer token of GET /metrics; absent: there is no such page. */
  readonly metricsToken: string | undefined
  /** Milliseconds from which a statement is logged; 0: never. */
  readonly slowStatementMs: number
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The settings of this process; it ends with a sentence where one of them is wrong. */
export function ownConfig(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitWithSentence(error)
  }
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  requireMailAddress(environment['SMTP_URL']?.trim())
  const databaseUrl = addressOf(environment, 'DATABASE_URL')
  const directUrl = addressOf(environment, 'DIRECT_DATABASE_URL')
  const readUrl = addressOf(environment, 'READ_DATABASE_URL')
  if (directUrl !== undefined && databaseUrl === undefined)
    throw new StartRefused('DIRECT_DATABASE_URL goes with DATABASE_URL, which leads to the pooler. Set both.')
  if (readUrl !== undefined && databaseUrl === undefined)
    throw new StartRefused('READ_DATABASE_URL names a standby of the database of DATABASE_URL. Set both.')
  return {
    port: wholeNumber(environment, 'PORT', 3000),
    host: environment['HOST'] || '127.0.0.1',
    databaseUrl,
    directUrl: directUrl ?? databaseUrl,
    readUrl,
    databaseWait: wholeNumber(environment, 'DATABASE_WAIT', 60),
    dataDir: resolve(environment['DATA_DIR'] || '.data'),
    filesUrl: environment['FILES_URL'] || undefined,
    publicUrl: publicUrlOf(environment['PUBLIC_URL']?.trim()),
    isDemo: environment['DEMO'] ? /^(1|on|true|yes)$/i.test(environment['DEMO']) : databaseUrl === undefined,
    logLevel: environment['LOG_LEVEL'] || 'info',
    isLogJson: environment['LOG_FORMAT'] ? environment['LOG_FORMAT'] === 'json' : !process.stdout.isTTY,
    // Two to four connections a core were the fastest in measurements.
    poolSize: wholeNumber(environment, 'POOL_SIZE', 8),
    rowDecoder: rowDecoderOf(environment['ROW_DECODER']),
    reportDays: wholeNumber(environment, 'REPORT_DAYS', reportDays),
    moneyLimit: wholeNumber(environment, 'MONEY_LIMIT', moneyLimit.most, 12),
    trustProxy: wholeNumber(environment, 'TRUST_PROXY', 0),
    noticeDays: wholeNumber(environment, 'NOTICE_DAYS', 730),
    auditDays: auditDaysOf(environment),
    reportRunDays: wholeNumber(environment, 'REPORT_RUN_DAYS', 365),
    metricsToken: metricsTokenOf(environment['METRICS_TOKEN']),
    slowStatementMs: wholeNumber(environment, 'SLOW_STATEMENT_MS', 500),
    environment,
  }
}

/** Cybersecurity Law of the PRC, article 21: logs are kept for six months at least. */
const fewestAuditDays = 180

function auditDaysOf(environment: Readonly<Record<string, string | undefined>>): number {
  const days = wholeNumber(environment, 'AUDIT_DAYS', 1095)
  if (days > 0 && days < fewestAuditDays)
    throw new StartRefused(`AUDIT_DAYS must be 0 (for good) or ${fewestAuditDays} at least, not '${days}'.`)
  return days
}

function metricsTokenOf(text = ''): string | undefined {
  if (text === '') return undefined
  if (!/^[\w-]{20,200}$/.test(text))
    throw new StartRefused(
      'METRICS_TOKEN must have 20 to 200 letters, digits, - or _; `openssl rand -hex 24` prints one.',
    )
  return text
}

function addressOf(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const text = environment[name]?.trim()
  return text ? databaseAddress(name, text) : undefined
}

function requireMailAddress(text = ''): void {
  if (text !== '' && !(URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text)))
    throw new StartRefused('SMTP_URL is no address of a mail server: smtps://user:password@host is expected.')
}

function publicUrlOf(text = ''): string | undefined {
  if (text === '') return undefined
  if (!URL.canParse(text) || !/^https?:\/\//.test(text))
    throw new StartRefused('PUBLIC_URL is no address of the portal: https://portal.example.com is expected.')
  return text
}

function rowDecoderOf(text = ''): RowDecoder {
  if (text === '' || text === 'own') return 'own'
  if (text === 'pg') return 'pg'
  throw new StartRefused(`ROW_DECODER must be 'own' or 'pg', not '${text}'.`)
}

function wholeNumber(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  digits = 6,
): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d+$/.test(text) || text.length > digits)
    throw new StartRefused(`${name} must be a whole number, not '${text}'.`)
  return Number(text)
}
