import type { Planted } from './isolation.planted.ts'

export type Sample = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  form?: Record<string, string>
  /** The other fields of a call that takes a file. */
  upload?: Record<string, string>
}
/** Calls of each route, with the ids of the company that was planted. */
export type Samples = Readonly<Record<string, (a: Planted) => readonly Sample[]>>

/** What every document has: its export, removal and page, and the steps that take no body. */
export const documentSamples = (
  path: string,
  idOf: (a: Planted) => string,
  ...steps: readonly string[]
): Samples => ({
  [`GET ${path}/export`]: (a) => [{ query: { ids: idOf(a) } }],
  [`DELETE ${path}/batchRemove`]: (a) => [{ body: { ids: [idOf(a)] } }, { query: { ids: idOf(a) } }],
  ...Object.fromEntries(
    ['GET {id}', ...steps.map((step) => `POST {id}/${step}`)].map((call) => [
      call.replace(' ', ` ${path}/`),
      (a: Planted) => [{ params: { id: idOf(a) } }],
    ]),
  ),
})
