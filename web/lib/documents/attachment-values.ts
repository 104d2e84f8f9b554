import { fromEntries } from '@quayside/contract/kernel/from-entries.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

/** The file fields of a form, under the names that the server's errors have. */
export type FileValues<K extends string> = Readonly<Record<`attachments.${K}`, readonly StoredFile[]>>

/** A record's files by kind as values of its form. */
export const fileValues = <K extends string>(
  kinds: readonly K[],
  attachments: readonly Attachment[],
): FileValues<K> =>
  fromEntries(
    kinds.map((kind) => [
      `attachments.${kind}`,
      attachments.filter((file) => file.kind === kind).map(toStoredFile),
    ]),
  )

/** The body's `attachments` of what the form holds. */
export const attachmentsIn = <K extends string>(kinds: readonly K[], values: FileValues<K>) =>
  fromEntries(kinds.map((kind) => [kind, values[`attachments.${kind}`].map(({ id }) => id)]))
