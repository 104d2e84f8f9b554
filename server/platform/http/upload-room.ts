import { refuse } from '@quayside/contract/refusals.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sender } from '../parsing/turns.ts'
import { uploadLimit } from './upload.ts'

const megabyte = 1024 * 1024
const most = { ofCompany: 64 * megabyte, ofAll: 128 * megabyte }

/** What requests with a file hold in the server's memory: the file, and what was read from it until it is answered. */
const heldBy = new Map<string, number>()
let heldByAll = 0

function holdFor(company: string, bytes: number): void {
  const held = (heldBy.get(company) ?? 0) + bytes
  if (held > most.ofCompany) throw refuse('file.queueFull')
  heldBy.set(company, held)
}

function release(company: string, bytes: number): void {
  const left = (heldBy.get(company) ?? 0) - bytes
  if (left <= 0) heldBy.delete(company)
  else heldBy.set(company, left)
}

/** So long a refused sender has time to read the answer and stop. */
const lingerMs = 2_000

/**
 * The body of one file too many is not read: thirty of 15 MB, read and thrown away, cost every other request the pauses
 * of the garbage collector. The connection waits a moment for its sender, then it is closed.
 */
function leaveUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Node reads the rest of an unread body after the answer; this reads it instead, and takes no more than a buffer.
  raw.read(0)
  reply.raw.once('finish', () => {
    const timer = setTimeout(() => {
      if (!raw.complete) raw.socket.destroy()
    }, lingerMs)
    raw.socket.once('close', () => clearTimeout(timer))
  })
}

/**
 * The sender of this request, whose `reserve` counts what the request holds until its answer has been read or its
 * connection is closed. One company cannot fill the memory with files, nor with answers that it does not read. The
 * length that a request announces counts for its company at once, so that the body of one too many is not read; for all
 * companies together only what has come counts, so that slow senders hold up nobody else.
 */
export function withRoom(sender: Sender, request: FastifyRequest, reply: FastifyReply): Sender {
  const announced = Number(request.headers['content-length'] ?? uploadLimit)
  try {
    holdFor(sender.company, announced)
  } catch (error) {
    leaveUnread(request, reply)
    throw error
  }
  let ofCompany = announced
  let ofAll = 0
  reply.raw.once('close', () => {
    release(sender.company, ofCompany)
    heldByAll -= ofAll
  })
  return {
    ...sender,
    reserve(bytes) {
      if (reply.raw.closed) return
      if (heldByAll + bytes > most.ofAll) throw refuse('limit.busy')
      const beyond = Math.max(0, ofAll + bytes - ofCompany)
      holdFor(sender.company, beyond)
      ofCompany += beyond
      ofAll += bytes
      heldByAll += bytes
    },
  }
}
