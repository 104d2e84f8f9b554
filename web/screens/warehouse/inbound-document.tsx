import { inboundDocuments } from '@quayside/contract/warehouse/inbound.ts'
import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import type { Sheets } from '@quayside/kit/lines-grid/grid-headings.ts'
import type { GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { useTranslations } from 'use-intl'
import { ReadDocument } from '../../lib/documents/read-document.tsx'
import type { InboundForm } from './use-inbound-form.ts'

type Props = {
  readonly editor: InboundForm
  readonly columns: readonly GridColumn[]
  readonly sheets: Sheets
  readonly first?: string | undefined
  readonly onClose: () => void
}

/** Lines of an inbound order from a supplier's packing list. */
export default function InboundDocument(props: Props) {
  const kinds = useTranslations('inbound.documents')
  return (
    <ReadDocument
      {...props}
      filesOf={(kind) => props.editor.form.values[`attachments.${kind}`]}
      onFiles={(kind, files) => props.editor.form.set(`attachments.${kind}`, files)}
      lineColumns={inboundLines.columns}
      kinds={inboundDocuments.map((value) => ({ value, label: kinds(value) }))}
    />
  )
}
