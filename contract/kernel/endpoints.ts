import { Removed, Saved, SelectedIds, StepInput } from './record.ts'

/** The call that removes a selection: all of it or none. */
export const removal = <const A>(access: A, summary: string) =>
  ({ access, summary, query: SelectedIds, body: SelectedIds, data: Removed }) as const

/** The call of a step that needs nothing but a note, if anything; it answers the record’s next version. */
export const stepCall = <const A>(access: A, summary: string) =>
  ({ access, summary, body: StepInput, data: Saved }) as const
