import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api, saveRejected, uploadTo } from './api.ts'

type Props = {
  /** Whose template, import and rejected rows they are. */
  readonly path: 'finance/online/cost' | 'freight/online/quotation' | 'tax/online/salesInvoice'
  readonly title: string
  /** The first elements of the query keys that change. */
  readonly entities: readonly string[]
  readonly onClose: () => void
}

/** Records from a sheet; the rows that are wrong come back as a sheet to correct. */
export default function SheetImport({ path, title, entities, onClose }: Props) {
  const queries = useQueryClient()
  const send = (file: File, mode: 'preview' | 'take') => uploadTo(`POST ${path}/import`, file, { mode })
  return (
    <ImportDialog
      title={title}
      onTemplate={async () => saveDownload(await api(`GET ${path}/importTemplate`))}
      onCheck={(file) => send(file, 'preview')}
      onTake={async (file) => {
        const result = await send(file, 'take')
        for (const entity of entities) await queries.invalidateQueries({ queryKey: [entity] })
        return result
      }}
      onRejected={() => undefined}
      onRejectedOf={(file) => saveRejected(uploadTo(`POST ${path}/importRejected`, file, {}))}
      onClose={onClose}
    />
  )
}
