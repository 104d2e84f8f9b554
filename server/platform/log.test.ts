import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openLog, terminalLine } from './log.ts'

const written = (write: (log: ReturnType<typeof openLog>) => void): string => {
  const lines: string[] = []
  write(openLog('info', { write: (line) => lines.push(terminalLine(line)) }))
  return lines.join('').replaceAll(/\d\d:\d\d:\d\d/g, 'TIME')
}

describe('the log on a terminal', () => {
  it('has steps and warnings as lines, and no requests', () => {
    const text = written((log) => {
      log.info('opening the portal')
      log.info({ method: 'GET', status: 200 }, 'request')
      log.warn({ err: new TypeError('no such thing'), source: 'boc' }, 'rates not fetched')
    })
    expect(text).toBe(
      'TIME  opening the portal\nTIME  warning  rates not fetched: TypeError no such thing source="boc"\n',
    )
  })

  it('is chosen by LOG_FORMAT, and otherwise by whether the output is one', () => {
    expect(readConfig({ LOG_FORMAT: 'json' }).isLogJson).toBe(true)
    expect(readConfig({ LOG_FORMAT: 'text' }).isLogJson).toBe(false)
    expect(readConfig({}).isLogJson).toBe(!process.stdout.isTTY)
  })
})
