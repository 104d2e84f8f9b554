import * as z from 'zod/mini'

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
type Scalar = z.infer<typeof Scalar>

/** A value that differs: where it stands, `zh-CN.contacts.0.phone`, and both values; null where there is none. */
export const Change = z.object({ path: z.string(), before: Scalar, after: Scalar })
export type Change = z.infer<typeof Change>

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/** An empty text is the same as none. */
const scalarOf = (value: unknown): Scalar => {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** An item that was added or removed does not make changes of all that follow it. */
function inLists(before: readonly unknown[], after: readonly unknown[], path: string): Change[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const [former, latter] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  return Array.from({ length: Math.max(former.length, latter.length) }, (_unused, place) =>
    between(former[place], latter[place], `${path}.${start + place}`),
  ).flat()
}

function between(before: unknown, after: unknown, path: string): Change[] {
  if (Array.isArray(before) || Array.isArray(after))
    return inLists(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], path)
  if (isTree(before) || isTree(after)) {
    const [former, latter] = [isTree(before) ? before : {}, isTree(after) ? after : {}]
    return [...new Set([...Object.keys(former), ...Object.keys(latter)])].flatMap((name) =>
      between(former[name], latter[name], path === '' ? name : `${path}.${name}`),
    )
  }
  const [old, next] = [scalarOf(before), scalarOf(after)]
  return old === next ? [] : [{ path, before: old, after: next }]
}

/** Every value that differs between two versions of something, at any depth. */
export const changesBetween = (before: unknown, after: unknown): Change[] => between(before, after, '')
