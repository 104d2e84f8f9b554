import { connect } from 'node:net'
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
/** How a good answer begins; `rows` is that of the bare handler. */
const openings = ['{"code":200', '{"rows"'] as const
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

function sendInTurn(): Promise<void> {
  return new Promise((resolve, reject) => {
    let turn = 0
    let sentAt = 0
    /** The beginning of an answer, until its head and the opening of its body are there; then only bytes are counted. */
    let begun = ''
    let missing = 0
    const send = (): void => {
      sentAt = performance.now()
      if (sentAt >= end) {
        socket.destroy()
        return resolve()
      }
      socket.write(written[turn++ % written.length] as Buffer)
    }
    const read = (length: number, bytes: Uint8Array): boolean => {
      if (begun === '' && missing > 0) missing -= length
      else {
        begun += (bytes as Buffer).toString('latin1', 0, length)
        const answer = answerOf(begun)
        if (!answer) return true
        if (!answer.isWell) failures += 1
        missing = answer.length - begun.length
        begun = ''
      }
      if (missing <= 0) {
        latencies.push(performance.now() - sentAt)
        send()
      }
      return true
    }
    // One buffer for all that this connection receives: a new one for each read costs more than the rest.
    const onread = { buffer: Buffer.alloc(65_536), callback: read }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread }, send)
    socket.on('error', reject).on('end', () => reject(new Error('the server closed a connection')))
  })
}

/** Nothing before the head and the opening of the body are there. A refusal travels as HTTP 200 and would pass for a quick answer. */
function answerOf(begun: string): { length: number; isWell: boolean } | undefined {
  const body = begun.indexOf('\r\n\r\n') + 4
  if (body < 4 || begun.length < body + openings[0].length) return undefined
  const length = /^content-length: (\d+)/im.exec(begun)?.[1]
  if (length === undefined) throw new Error(`an answer without its length: ${begun.slice(0, body)}`)
  const isWell =
    begun.startsWith('HTTP/1.1 200') && openings.some((opening) => begun.startsWith(opening, body))
  return { length: body + Number(length), isWell }
}
