import { type InboundDetail, inboundDocuments } from '@quayside/contract/warehouse/inbound.ts'
import {
  inboundState as states,
  inboundStateTone as tones,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { LinesPanel } from '@quayside/kit/lines-form/lines-panel.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { memo, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentLinesForm } from '../../lib/documents/document-lines-form.tsx'
import { useFileToRead } from '../../lib/documents/use-file-to-read.ts'
import { useSuggestedExpiry } from './inbound-expiry.ts'
import { InboundArrival, InboundHead } from './inbound-head.tsx'
import { useInboundGridColumns } from './inbound-line.columns.ts'
import { InboundStale } from './inbound-stale.tsx'
import { useGivenOrder } from './order-announcement.ts'
import { type InboundForm as Form, useInboundForm } from './use-inbound-form.ts'
import { useInboundHeadings } from './use-inbound-headings.ts'

const InboundDocument = lazyPart(() => import('./inbound-document.tsx'))
const ImportLines = lazyPart(() => import('./import-lines.tsx'))
const InboundSources = lazyPart(() => import('./inbound-sources.tsx'))

/** A line that is typed leaves the header's fields alone. */
const sameHeader = (a: { editor: Form }, b: { editor: Form }): boolean =>
  a.editor.form.values === b.editor.form.values && a.editor.form.errors === b.editor.form.errors
const Head = memo(InboundHead, sameHeader)
const Arrival = memo(InboundArrival, sameHeader)
const Files = memo(InboundFiles, sameHeader)
const Lines = memo(
  InboundLines,
  (a, b) =>
    a.editor.marks.marksOf === b.editor.marks.marksOf &&
    a.editor.form.values.supplierId === b.editor.form.values.supplierId,
)

type Props = {
  readonly inbound?: InboundDetail | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

/** Announces goods to the warehouse: from whom, how they come, what they are. */
export function InboundForm({ inbound, onNumbered, onSubmitted }: Props) {
  const record = useTranslations('inbound.record')
  const editor = useInboundForm({ inbound, onNumbered, onSubmitted })
  useGivenOrder(editor)
  return (
    <DocumentLinesForm
      editor={editor}
      texts={useTranslations('inbound.form')}
      state={<StateTag list={states} tones={tones} value={inbound?.state ?? states.codes.draft} />}
      machine="inbound"
      permission="logistics-inbound"
      returned={inbound && { label: record('refused'), reason: inbound.reason }}
    >
      <Head editor={editor} />
      <Arrival editor={editor} />
      <Lines editor={editor} />
      <Files editor={editor} />
      <InboundStale editor={editor} />
    </DocumentLinesForm>
  )
}

type Opened = 'import' | 'document' | 'products' | 'inbounds' | 'orders'

function InboundLines({ editor }: { editor: Form }) {
  const t = useTranslations('inbound.form')
  const form = useTranslations('orderForm')
  const can = useCan()
  const columns = useInboundGridColumns()
  const reader = useTranslations('paperReader')
  const sheets = useInboundHeadings(editor.form.values.supplierId)
  const toRead = useFileToRead()
  const [open, setOpen] = useState<Opened | undefined>(toRead.first === undefined ? undefined : 'document')
  const close = (): void => {
    toRead.end()
    setOpen(undefined)
  }
  const link = (name: Opened, text: string) => (
    <Button look="link" size="small" onClick={() => setOpen(name)}>
      {text}
    </Button>
  )
  return (
    <>
      <LinesPanel
        editor={editor}
        columns={columns}
        label={t('lines')}
        name="inboundLines"
        noticesOf={useSuggestedExpiry(editor)}
        sheets={sheets}
      >
        {can('product-goods-list') && link('products', form('fromProducts'))}
        {link('inbounds', t('fromInbounds'))}
        {link('orders', t('fromOrders'))}
        {link('document', reader('open'))}
        {link('import', form('import'))}
        <span className="q-page-note">{form('pasteHint')}</span>
      </LinesPanel>
      <Suspense>
        {open === 'document' && (
          <InboundDocument
            editor={editor}
            columns={columns}
            sheets={sheets}
            first={toRead.first}
            onClose={close}
          />
        )}
        {open === 'import' && <ImportLines to="inbound" editor={editor} onClose={close} />}
        {open !== undefined && open !== 'import' && open !== 'document' && (
          <InboundSources key={open} editor={editor} from={open} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

function InboundFiles({ editor }: { editor: Form }) {
  const t = useTranslations('inbound.form')
  const fields = useTranslations('warehouseFields.inbound')
  const kinds = useTranslations('inbound.documents')
  return (
    <FormSection title={t('files')}>
      {inboundDocuments.map((kind) => (
        <Field key={kind} form={editor.form} name={`attachments.${kind}`} label={kinds(kind)}>
          {(control) => <AttachmentField control={control} label={kinds(kind)} />}
        </Field>
      ))}
      <Field form={editor.form} name="remarks" label={fields('remarks')} isWide>
        {(control) => <TextAreaInput control={control} maxLength={1000} />}
      </Field>
    </FormSection>
  )
}
