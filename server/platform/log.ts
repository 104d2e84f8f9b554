import { type Logger, pino, stdSerializers } from 'pino'

/**
 * Errors are logged by type, code and stack. PostgreSQL's `detail`, `where` and `parameters` quote row values,
 * and a message may quote what a user typed, so those never reach the log.
 */
function serialiseError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, cause } = error as Error & { code?: string }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
  const isDatabase = 'severity' in error
  return {
    type: error.name,
    code,
    message: isDatabase ? '(database message withheld)' : redactText(error.message),
    at: frames?.map((line) => line.trim()),
    ...(isDatabase && {
      table: (error as { table?: string }).table,
      constraint: (error as { constraint?: string }).constraint,
    }),
    ...(cause !== undefined && { cause: serialiseError(cause) }),
  }
}

/** Long runs of digits are numbers of people, cards and accounts; long tokens are keys. */
const redactText = (message: string): string =>
  message.replaceAll(/\d{6,}[\dXx]?/g, '[digits]').replaceAll(/[\w-]{32,}/g, '[token]')

export function openLog(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { ...stdSerializers, err: serialiseError },
      redact: {
        paths: [
          'password',
          'token',
          'code',
          'mobile',
          'authorization',
          'req',
          'res',
          '*.password',
          '*.token',
          '*.authorization',
        ],
        remove: true,
      },
    },
    destination ?? pino.destination(1),
  )
}
