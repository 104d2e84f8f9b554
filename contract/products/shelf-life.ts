import * as z from 'zod/mini'
import { draftNumber } from '../kernel/lines/line-cells.ts'

/** No goods keep longer than this number of days: a longer shelf life is a slip of the keyboard. */
export const shelfLifeAtMost = 36_500

const faultOf = (days: number) => {
  if (days < 1) return { message: 'field.tooSmall', params: { min: 1 } }
  return days > shelfLifeAtMost ? { message: 'field.tooLarge', params: { max: shelfLifeAtMost } } : undefined
}

/** Days that goods keep after they were made, typed or as a number; null where they do not expire. */
export const shelfLife = z._default(
  z.pipe(
    z.nullable(z.union([draftNumber('count'), z.number().check(z.int())])).check(({ value, issues }) => {
      const fault = value === null || value === '' ? undefined : faultOf(Number(value))
      if (fault) issues.push({ code: 'custom', input: value, ...fault })
    }),
    z.transform((given): number | null => (given === '' || given === null ? null : Number(given))),
  ),
  null,
)
