import { refuse } from '@quayside/contract/refusals.ts'
import type { FastifyReply } from 'fastify'
import type { Sender } from '../parsing/turns.ts'

const megabyte = 1024 * 1024
const most = { ofCompany: 96 * megabyte, ofAll: 192 * megabyte }

/** What requests with a file hold in the server's memory: the file, and what was read from it until it is answered. */
const heldBy = new Map<string, number>()
let heldByAll = 0

function change(company: string, bytes: number): void {
  heldByAll += bytes
  const left = (heldBy.get(company) ?? 0) + bytes
  if (left <= 0) heldBy.delete(company)
  else heldBy.set(company, left)
}

/**
 * The sender of this request, whose `reserve` counts what the request holds until its answer has been read or its
 * connection is closed. One company cannot fill the memory with files, nor with answers that it does not read.
 */
export function withRoom(sender: Sender, reply: FastifyReply): Sender {
  let held = 0
  reply.raw.once('close', () => change(sender.company, -held))
  return {
    ...sender,
    reserve(bytes) {
      if (reply.raw.closed) return
      if ((heldBy.get(sender.company) ?? 0) + bytes > most.ofCompany) throw refuse('file.queueFull')
      if (heldByAll + bytes > most.ofAll) throw refuse('limit.busy')
      held += bytes
      change(sender.company, bytes)
    },
  }
}
