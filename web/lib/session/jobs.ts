import type { LiveMessage } from '@quayside/contract/kernel/live.ts'
import { createStore } from '@quayside/kit/page/store.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'

type Job = Extract<LiveMessage, { type: 'job' }>
type JobProgress = Pick<Job, 'done' | 'total'>

/** The progress of long calls, by the ids that the caller gave them; informative only. */
const jobs = createStore<Readonly<Record<string, JobProgress>>>({})

export const hearJob = ({ id, done, total }: Job): void => jobs.set({ ...jobs.get(), [id]: { done, total } })

/** Undefined until a message arrives: the live channel may be closed. */
export const useJob = (id: string): JobProgress | undefined => useStore(jobs)[id]
