import { shanghaiDate } from '@quayside/contract/kernel/days.ts'

/** The product's current date. */
export const today = (): string => shanghaiDate(new Date())
