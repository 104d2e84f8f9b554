import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js')

export type Load = { rate: number; p50: number; p99: number; failures: number }

/** Requests a second over HTTP, sent by another process so that sending is not billed to the server. */
export async function load(options: {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
  connections: number
  seconds: number
}): Promise<Load> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const { stdout } = await run(
    process.execPath,
    [
      autocannon,
      '--json',
      '-c',
      String(options.connections),
      '-d',
      String(options.seconds),
      '-m',
      options.method ?? 'GET',
      ...headers,
      ...(options.body ? ['-b', options.body] : []),
      options.url,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  const result = JSON.parse(stdout) as {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}
