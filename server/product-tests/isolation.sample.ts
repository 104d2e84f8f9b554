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
