import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { useSurroundings } from '@quayside/kit/page/context.tsx'

type Props = {
  readonly approval: Pick<ApprovalOrderDetail, 'attachments'>
  readonly fileIds: readonly string[]
  /** What a single file is called instead of its own name. */
  readonly name?: string
}

/** Files of a step or document by name, each opening its preview. */
export function FileLinks({ approval, fileIds, name }: Props) {
  const { previewAddress } = useSurroundings()
  const files = fileIds.flatMap((id) => {
    const file = approval.attachments.find(({ fileId }) => fileId === id)
    return file ? [toStoredFile(file)] : []
  })
  return files.map((file) => (
    <a key={file.id} href={previewAddress(files, file)} target="_blank" rel="opener" title={file.name}>
      {files.length === 1 && name !== undefined ? name : file.name}
    </a>
  ))
}
