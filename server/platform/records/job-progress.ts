import type { Call } from '../session/call.ts'

const pause = 200

/**
 * Reports the progress of a long call to the caller's browsers, under the name the caller gave. Sent at
 * once: the messages of the call's transaction would all arrive at its end. For display only: the call's answer is authoritative.
 */
export function jobProgress(call: Call, jobId: string | undefined, total: number) {
  let toldAt = 0
  const to = { companyId: call.principal.companyId, memberIds: [call.principal.memberId] }
  return (done: number): void => {
    if (jobId === undefined) return
    const isDone = done >= total
    const now = performance.now()
    if (!isDone && now - toldAt < pause) return
    toldAt = now
    const message = { type: 'job', id: jobId, done, total, state: isDone ? 'done' : 'running' } as const
    call.platform.live.send([{ to, message }])
  }
}
