import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const megabyte = 1024 * 1024
const everyMs = 1_000

type Limits = {
  /** How long an answer may wait for its reader without any progress. */
  readonly stalledMs: number
  /** Bytes that wait in all connections together. */
  readonly mostBytes: number
}
const usualLimits: Limits = { stalledMs: 30_000, mostBytes: 64 * megabyte }

type Progress = { readonly written: number; readonly since: number }

/**
 * Closes connections whose answers nobody reads: those without progress for long, and, when too many bytes wait in all
 * of them together, those that have made no progress for the longest time. Answers wait in the server's memory.
 */
export function limitUnreadAnswers(server: Server, limits: Limits = usualLimits): void {
  const connections = new Map<Socket, Progress>()
  server.on('connection', (socket) => {
    connections.set(socket, { written: 0, since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })

  const look = (): void => {
    const now = performance.now()
    const waiting: { socket: Socket; since: number; bytes: number }[] = []
    for (const [socket, before] of connections) {
      const bytes = socket.writableLength
      const written = socket.bytesWritten - bytes
      const since = bytes === 0 || written !== before.written ? now : before.since
      connections.set(socket, { written, since })
      if (bytes > 0) waiting.push({ socket, since, bytes })
    }
    let total = waiting.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { socket, since, bytes } of waiting.toSorted((a, b) => a.since - b.since)) {
      if (now - since < limits.stalledMs && total <= limits.mostBytes) return
      socket.destroy()
      total -= bytes
    }
  }
  const timer = setInterval(look, everyMs).unref()
  server.once('close', () => clearInterval(timer))
}
