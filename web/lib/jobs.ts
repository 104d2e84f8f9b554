import type { LiveMessage } from '@quayside/contract/kernel/live.ts'
import { createStore, useStore } from '@quayside/kit/page/store.ts'

type Job = Extract<LiveMessage, { type: 'job' }>
export type JobProgress = Pick<Job, 'done' | 'total'>

/** How far long calls are, by the names we gave them; only told, never waited for. */
const jobs = createStore<Readonly<Record<string, JobProgress>>>({})

export const hearJob = ({ id, done, total }: Job): void => jobs.set({ ...jobs.get(), [id]: { done, total } })

/** Undefined as long as nothing was heard: the live channel may be away. */
export const useJob = (id: string): JobProgress | undefined => useStore(jobs)[id]
