import { type Logger, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'
import { keepFault } from './recent-faults.ts'

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

/** Long digit sequences are phone, card and account numbers; long tokens are keys. */
export const redactText = (message: string): string =>
  message.replaceAll(/\d{6,}[\dXx]?/g, '[digits]').replaceAll(/[\w-]{32,}/g, '[token]')

/** What a person at a terminal reads: steps, warnings and faults, a line each. Requests are left out. */
export function terminalLine(json: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(json) as Record<string, unknown> & {
    time: string
    level: number
    msg: string
    err?: { type?: string; message?: string }
  }
  if (msg === 'request') return ''
  const severity = level >= 50 ? 'error  ' : level >= 40 ? 'warning  ' : ''
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  const cause = err ? `: ${err.type ?? ''} ${err.message ?? ''}` : ''
  return `${time.slice(11, 19)}  ${severity}${msg}${cause}${details.join('')}\n`
}

const terminal = { write: (json: string) => void process.stdout.write(terminalLine(json)) }

/** As the settings say: JSON for machines, lines for a terminal. */
export function openProcessLog(config: Pick<Config, 'logLevel' | 'isLogJson'>): Logger {
  const output = config.isLogJson ? pino.destination(1) : terminal
  return openLog(config.logLevel, {
    write: (line) => {
      keepFault(line)
      output.write(line)
    },
  })
}

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
