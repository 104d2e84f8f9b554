import { AsyncLocalStorage } from 'node:async_hooks'

/** What the process is doing: the route of a request, or a job. Slow statements are logged with it. */
export type Activity = { readonly route: string; readonly reference?: string }

const activities = new AsyncLocalStorage<Activity>()

export const duringActivity = <T>(activity: Activity, work: () => T): T => activities.run(activity, work)

export const currentActivity = (): Activity | undefined => activities.getStore()
