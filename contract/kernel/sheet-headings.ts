import * as z from 'zod/mini'

/** The most headings stored for one supplier: those of its latest sheets. */
const headingsAtMost = 300

/** A sheet's heading as it is compared → the column of the lines it goes to, '' where it is left out. */
export const sheetHeadingsOf = <const K extends string>(keys: readonly K[]) =>
  z
    .record(
      z.string().check(z.regex(/^[\p{L}\p{N}]{1,100}$/u, 'field.type')),
      z.union([z.literal(''), z.enum(keys)]),
    )
    .check(z.refine((headings) => Object.keys(headings).length <= headingsAtMost, 'field.type'))

type Headings = Readonly<Record<string, string>>

/** New assignments replace earlier ones; beyond the limit the oldest are dropped. */
export const addHeadings = <H extends Headings>(before: H, now: H): H => {
  const earlier = Object.entries(before).filter(([heading]) => !(heading in now))
  return Object.fromEntries([...earlier, ...Object.entries(now)].slice(-headingsAtMost)) as H
}
