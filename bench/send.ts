import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { BenchRequest } from './load.ts'

/**
 * The sending half of load.ts, a process of its own. On two cores it competes with the server, so it does as
 * little as possible: requests are written out once, and of an answer only its length and its beginning are read.
 */
const { url, requests, connections, seconds } = JSON.parse(process.argv[2] ?? '') as {
  url: string
  requests: readonly BenchRequest[]
  connections: number
  seconds: number
}
const { host, hostname, port } = new URL(url)
const written = requests.map(bytesOf)
const latencies: number[] = []
let failures = 0
const begin = performance.now()
const end = begin + seconds * 1000

await Promise.all(Array.from({ length: connections }, sendInTurn))

const took = (performance.now() - begin) / 1000
const sorted = latencies.toSorted((a, b) => a - b)
const percentile = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
console.log(
  JSON.stringify({ rate: latencies.length / took, p50: percentile(0.5), p99: percentile(0.99), failures }),
)

function bytesOf({ method = 'GET', path, headers = {}, body = '' }: BenchRequest): Buffer {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

async function sendInTurn(): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  for (let turn = 0; performance.now() < end; turn += 1) {
    const sent = performance.now()
    socket.write(written[turn % written.length] as Buffer)
    if (!(await isWell(socket))) failures += 1
    latencies.push(performance.now() - sent)
  }
  socket.destroy()
}

/** Reads one answer to its end. A refusal travels as HTTP 200 and would pass for a quick answer. */
function isWell(socket: Socket): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let held: Buffer | undefined
    const read = (piece: Buffer): void => {
      held = held ? Buffer.concat([held, piece]) : piece
      const headEnd = held.indexOf('\r\n\r\n')
      if (headEnd === -1) return
      const head = held.toString('latin1', 0, headEnd)
      const length = /^content-length: (\d+)/im.exec(head)?.[1]
      if (length === undefined) return reject(new Error(`an answer without its length: ${head}`))
      const body = headEnd + 4
      if (held.length < body + Number(length)) return
      socket.off('data', read).off('error', reject)
      const opening = held.toString('latin1', body, body + 11)
      resolve(head.startsWith('HTTP/1.1 200') && (opening === '{"code":200' || opening.startsWith('{"rows"')))
    }
    socket.on('data', read).on('error', reject)
  })
}
