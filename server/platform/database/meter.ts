import type { Activity } from '../activity.ts'

/** Told of what the database costs, in milliseconds. */
export type DatabaseMeter = {
  /** A connection of the pool was waited for. */
  waited(ms: number): void
  /** Statements that were sent together have been answered. */
  answered(
    statements: readonly { readonly sql: string }[],
    ms: number,
    work: { readonly kind: 'read' | 'write'; readonly during: Activity | undefined },
  ): void
}

export const noMeter: DatabaseMeter = { waited: () => undefined, answered: () => undefined }
