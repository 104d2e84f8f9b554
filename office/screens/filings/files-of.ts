import type { ApprovalReview } from '@quayside/contract/office/approval.ts'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'

/** The files of a step or document. */
export const filesOf = (approval: ApprovalReview, fileIds: readonly string[]): StoredFile[] =>
  approval.attachments.filter(({ fileId }) => fileIds.includes(fileId)).map(toStoredFile)
