/**
 * A client of /erp/v1 in plain Node, without dependencies: copy it, or read it as the shortest description of how the
 * gateway wants to be called. Run by itself it follows the feed and prints what happens:
 *
 *   ERP_KEY=qsk_… node docs/examples/gateway-client.mjs http://localhost:3000
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { pathToFileURL } from 'node:url'

/** What the gateway refused: its status and its problem body (RFC 9457). */
export class Refused extends Error {
  constructor(status, problem) {
    const fields = (problem?.errors ?? []).map(({ field, detail }) => `${field}: ${detail}`)
    super([problem?.detail ?? `HTTP ${status}`, ...fields].join(' '))
    this.status = status
    this.problem = problem
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const mostTries = 5

export function openGateway({ url, key, language = 'en-US' }) {
  const base = `${url.replace(/\/$/, '')}/erp/v1`

  /**
   * Tries again where that may help. A write keeps its Idempotency-Key while it does, so that it happens once however
   * often it is sent.
   */
  async function call(method, path, { query, body } = {}) {
    const idempotencyKey = randomUUID()
    const search = query ? `?${new URLSearchParams(query)}` : ''
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await fetch(`${base}/${path}${search}`, {
          method,
          headers: {
            authorization: `Bearer ${key}`,
            'accept-language': language,
            ...(body && { 'content-type': 'application/json' }),
            ...(method !== 'GET' && { 'idempotency-key': idempotencyKey }),
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        if (response.ok) return await response.json()
        const problem = await response.json().catch(() => undefined)
        const mayHelp = response.status === 429 || response.status >= 500
        if (!mayHelp || tries === mostTries) throw new Refused(response.status, problem)
        await pause(1000 * Number(response.headers.get('retry-after') ?? tries))
      } catch (error) {
        if (error instanceof Refused || tries === mostTries) throw error
        await pause(1000 * tries)
      }
    }
  }

  return {
    call,
    get: (entity, id) => call('GET', `${entity}/${id}`),
    /** One step of a record's machine; with its version, nobody else's change is overlooked. */
    step: (entity, id, transition, body = {}) => call('POST', `${entity}/${id}/${transition}`, { body }),
    /** Up to a thousand rows; each is answered on its own in `results`. */
    upsert: (entity, rows) => call('POST', entity, { body: { rows } }),
    first: async (entity, query = {}) => (await call('GET', entity, { query })).rows,
    /** Every record of a list, page by page. */
    async *list(entity, filter = {}) {
      let after = '0'
      for (;;) {
        const page = await call('GET', entity, { query: { ...filter, after } })
        yield* page.rows
        if (!page.hasMore) return
        after = page.cursor
      }
    },
    /** What happened after a cursor; keep the new one together with what you did about it. */
    events: (after, limit = 200) => call('GET', 'events', { query: { after, limit } }),
    /** The cursor behind everything that has happened so far. */
    async endOfFeed() {
      let cursor = '0'
      for (;;) {
        const page = await call('GET', 'events', { query: { after: cursor, limit: 1000 } })
        cursor = page.cursor
        if (!page.hasMore) return cursor
      }
    },
  }
}

const oldestSeconds = 300

/** For the receiver of a webhook: whether the body is ours, and not an old one sent again. */
export function isGenuine({ signature, body, secret, now = Date.now() }) {
  const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (!mac || Math.abs(now / 1000 - Number(seconds)) > oldestSeconds) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(mac, 'hex'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const gateway = openGateway({
    url: process.argv[2] ?? 'http://localhost:3000',
    key: process.env.ERP_KEY ?? '',
  })
  let cursor = process.argv[3] ?? (await gateway.endOfFeed())
  for (;;) {
    const page = await gateway.events(cursor)
    for (const event of page.events) {
      console.log(
        `${event.position}  ${event.at}  ${event.entity} ${event.entityId}: ${event.transition} by ${event.actor}`,
      )
    }
    cursor = page.cursor
    if (!page.hasMore) await pause(2000)
  }
}
