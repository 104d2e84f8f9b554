import { EventEmitter } from 'node:events'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { withRoom } from './upload-room.ts'

const megabyte = 1024 * 1024

/** A request of a company that announces so many bytes; `close` ends its connection. */
function asked(company: string, announced: number) {
  const raw = Object.assign(new EventEmitter(), { closed: false })
  const request = { headers: { 'content-length': String(announced) }, raw: { read: () => null } }
  const sender = withRoom(
    { company, person: 'a' },
    request as FastifyRequest & typeof request,
    { raw } as FastifyReply & { raw: typeof raw },
  )
  const close = (): void => {
    raw.closed = true
    raw.emit('close')
  }
  return { reserve: (bytes: number) => sender.reserve?.(bytes), close }
}
const codeOf = (work: () => unknown): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.findings[0]?.code : 'fault'
  }
}

it('refuses a company that announces too much at once, and no other one', () => {
  const open = Array.from({ length: 3 }, () => asked('A', 20 * megabyte))
  expect(codeOf(() => asked('A', 20 * megabyte))).toBe('file.queueFull')
  open.push(asked('B', 20 * megabyte))
  for (const { close } of open) close()
  const again = asked('A', 20 * megabyte)
  again.close()
})

it('counts what is read from a file until its answer is gone', () => {
  const one = asked('A', megabyte)
  one.reserve(megabyte)
  one.reserve(60 * megabyte)
  expect(codeOf(() => one.reserve(10 * megabyte))).toBe('file.queueFull')
  one.close()
  const next = asked('A', 60 * megabyte)
  next.close()
})

it('refuses everybody when the memory for files is full, and takes files again afterwards', () => {
  const open = ['A', 'B'].map((company) => asked(company, 60 * megabyte))
  for (const { reserve } of open) reserve(60 * megabyte)
  const third = asked('C', 20 * megabyte)
  expect(codeOf(() => third.reserve(20 * megabyte))).toBe('limit.busy')
  for (const { close } of open) close()
  third.reserve(20 * megabyte)
  third.close()
})
