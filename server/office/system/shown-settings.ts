/** Settings whose values may leave the installation. */
export const readableSettings = [
  'PORT',
  'HOST',
  'DATABASE_WAIT',
  'DATA_DIR',
  'SMS_SENDER',
  'SMS_DAILY_CAP',
  'PUBLIC_URL',
  'WEBHOOKS_ALLOW_PRIVATE',
  'ROBOT_HOSTS',
  'PUSH_HOSTS',
  'DEMO',
  'REPORT_DAYS',
  'NOTICE_DAYS',
  'AUDIT_DAYS',
  'REPORT_RUN_DAYS',
  'MONEY_LIMIT',
  'POOL_SIZE',
  'ROW_DECODER',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'SLOW_STATEMENT_MS',
  'LOG_FORMAT',
] as const

/** Addresses with passwords, keys and people: only whether each is set is said. */
export const secretSettings = [
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'READ_DATABASE_URL',
  'FILES_URL',
  'DATA_KEY',
  'DATA_KEY_FORMER',
  'SMTP_URL',
  'MAIL_FROM',
  'RATES_SAFE_URL',
  'RATES_BOC_URL',
  'RATES_CUSTOMS_URL',
  'OFFICE_EMAIL',
  'OFFICE_PASSWORD',
  'METRICS_TOKEN',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/** What is set of the settings, without secrets. */
export const shownSettings = (environment: Environment): Record<string, string> => ({
  ...Object.fromEntries(readableSettings.map((name) => [name, environment[name] ?? ''])),
  ...Object.fromEntries(secretSettings.map((name) => [name, environment[name] ? '(set)' : ''])),
})
