import type { AnyMachine } from '../kernel/machine.ts'
import type { StaffPermission } from './permissions.ts'

export type RecordKind = {
  /** Where its routes stand under /office/api. */
  readonly path: string
  readonly machine: AnyMachine
  /** Who sees the list, a record and its files. */
  readonly list: StaffPermission
  /** Who may take each of the provider's steps; routes, buttons and the work queue read the same table. */
  readonly steps: Readonly<Record<string, StaffPermission>>
  /** The jobs of the work queue and the steps that do each; a record waits for the first job that can be done. */
  readonly waitsFor: Readonly<Record<string, readonly string[]>>
  /** The state in which a new record is visible to the customer only. */
  readonly draft?: string
}
