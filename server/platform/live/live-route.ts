import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { hashToken } from '../crypto/tokens.ts'
import type { Platform } from '../platform.ts'
import { findPrincipal, forgetPrincipal } from '../session/principal.ts'
import type { Listener } from './hub.ts'

const helloWithin = 5_000
const beatEvery = 30_000
/** Close codes of our own: the client logs in again on the first and just reconnects on the others. */
const signInAgain = 4401
const goingAway = 1001
const tryLater = 1013
/** More than the tabs one person has open. */
const mostOfSession = 30

/** Where a live channel is opened, and who may listen there. */
export type LiveDoor = {
  readonly path: string
  readonly admit: (
    platform: Platform,
    tokenHash: Buffer,
  ) => Promise<Pick<Listener, 'as' | 'sessionId' | 'isOnboarding'> | undefined>
}

/** Members; those of a company under review hear of that review alone. */
export const customerLive: LiveDoor = {
  path: '/api/ws',
  async admit(platform, tokenHash) {
    const accessStamp = await openedStamp(platform, tokenHash)
    const known = await findPrincipal(platform.staff, tokenHash)
    if (accessStamp === undefined || !known) return undefined
    // A review that was passed meanwhile made a full session of this one.
    if (known.accessStamp !== accessStamp) forgetPrincipal(tokenHash)
    const principal = (await findPrincipal(platform.staff, tokenHash)) ?? known
    const { companyId, memberId, sessionId, scope } = principal
    return { as: { companyId, memberId }, sessionId, isOnboarding: scope !== 'full' }
  },
}

/** The client sends the token in its first message; from then on only the server sends. */
export async function liveRoutes(
  server: FastifyInstance,
  platform: Platform,
  doors: readonly LiveDoor[],
): Promise<void> {
  await server.register(websocket, { options: { maxPayload: 4_096 } })
  for (const door of doors) addLiveRoute(server, platform, door)
}

function addLiveRoute(server: FastifyInstance, platform: Platform, door: LiveDoor): void {
  server.get(door.path, { websocket: true, preValidation: refuseForeignPages }, (socket) => {
    const impatience = setTimeout(() => socket.close(signInAgain), helloWithin)
    socket.on('error', () => socket.terminate())
    socket.once('message', (raw: Buffer) => {
      clearTimeout(impatience)
      welcome(platform, door, socket, raw.toString('utf8')).catch((error: unknown) => {
        platform.log.warn({ err: error }, 'live greeting failed')
        socket.close(1011)
      })
    })
    socket.once('close', () => clearTimeout(impatience))
  })
}

/** Browsers name the page's origin, which must be our own; programs that are no browser name none. */
async function refuseForeignPages(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers
  if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host)) return
  await reply.code(403).send()
}

async function welcome(platform: Platform, door: LiveDoor, socket: WebSocket, raw: string): Promise<void> {
  const token = tokenOf(raw)
  const listener = token === undefined ? undefined : await door.admit(platform, hashToken(token))
  if (!listener) {
    socket.close(signInAgain)
    return
  }
  // The close event has already fired: nothing would remove what is set up below.
  if (socket.readyState !== socket.OPEN) return
  if (platform.live.countOf(listener.sessionId) >= mostOfSession) {
    socket.close(tryLater)
    return
  }
  const remove = platform.live.add({
    ...listener,
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(goingAway),
  })
  let isHeard = true
  const beat = setInterval(() => {
    if (!isHeard) socket.terminate()
    isHeard = false
    socket.ping()
  }, beatEvery)
  socket.on('pong', () => {
    isHeard = true
  })
  socket.once('close', () => {
    clearInterval(beat)
    remove()
  })
  socket.send(JSON.stringify({ type: 'welcome' }))
}

/** The member's stamp of a session that is open; it grows with every change of what the session may do. */
async function openedStamp(platform: Platform, tokenHash: Buffer): Promise<number | undefined> {
  const [rows = []] = await platform.staff.read([
    { sql: 'select access_stamp from app.open_session($1)', parameters: [tokenHash] },
  ])
  return (rows[0] as { access_stamp: number } | undefined)?.access_stamp
}

function tokenOf(raw: string): string | undefined {
  try {
    const hello: unknown = JSON.parse(raw)
    const token = hello && typeof hello === 'object' && 'token' in hello ? hello.token : undefined
    return typeof token === 'string' && token.length <= 200 ? token : undefined
  } catch {
    return undefined
  }
}
