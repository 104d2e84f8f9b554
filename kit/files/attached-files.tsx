import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { FileList } from './attachment-field.tsx'
import { toStoredFile } from './stored-file.ts'

/** A record's files under their heading; nothing where there are none. */
export const AttachedFiles = ({ title, files }: { title: string; files: readonly Attachment[] }) =>
  files.length > 0 && (
    <>
      <h3>{title}</h3>
      <FileList files={files.map(toStoredFile)} />
    </>
  )
