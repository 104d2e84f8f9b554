import type { ApprovalReview } from '@quayside/contract/office/approval.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

/** The files of a step or document. */
export const filesOf = (approval: ApprovalReview, fileIds: readonly string[]): StoredFile[] =>
  approval.attachments.filter(({ fileId }) => fileIds.includes(fileId)).map(toStoredFile)
