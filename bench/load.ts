import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Load = { rate: number; p50: number; p99: number; failures: number }
export type BenchRequest = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/**
 * Requests a second over HTTP, sent by another process so that sending is not measured. Each connection
 * sends the requests in turn.
 */
export async function load(options: {
  url: string
  requests: readonly BenchRequest[]
  connections: number
  seconds: number
}): Promise<Load> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'send.ts'), JSON.stringify(options)],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Load
}
