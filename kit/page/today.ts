import { shanghaiDate, shanghaiMinute } from '@quayside/contract/kernel/days.ts'

/** The current date in the provider's time zone, whatever the browser's: 2026-11-15. */
export const today = (): string => shanghaiDate(new Date())

/** The current minute there: 2026-11-15 14:30. */
export const now = (): string => shanghaiMinute(new Date())
