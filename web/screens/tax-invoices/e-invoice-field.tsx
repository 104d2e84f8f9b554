import type { EInvoice, ReadEInvoice } from '@quayside/contract/tax-invoices/e-invoice.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InputInvoiceForm as Form } from './use-input-invoice-form.ts'

const EInvoiceReader = lazyPart(() => import('./e-invoice-reader.tsx'))

const headKeys = [
  'invoiceNo',
  'invoiceCode',
  'redOf',
  'sellerName',
  'sellerTaxNo',
  'issuedOn',
  'amount',
] as const satisfies (keyof EInvoice)[]

/** Values that the e-invoice states; what it does not state stays as it was typed. */
function take(editor: Form, { file, invoice }: ReadEInvoice): void {
  const { form } = editor
  for (const key of headKeys) if (invoice[key] !== '') form.set(key, invoice[key])
  // A digital invoice has no code: one that was typed for another number does not belong to it.
  form.set('invoiceCode', invoice.invoiceCode)
  if (invoice.lines.length > 0) editor.grid.replace(invoice.lines.map((line) => newRow(line)))
  const files = form.values['attachments.input-invoice']
  form.set('attachments.input-invoice', [
    ...files,
    { id: file.id, name: file.name, size: file.bytes, mime: file.mime },
  ])
  editor.readings.add({ fileId: file.id, lines: invoice.lines.length })
}

/** Reads an e-invoice into the form. */
export function EInvoiceField({ editor }: { editor: Form }) {
  const t = useTranslations('taxInvoiceScreens.eInvoice')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="q-field" data-wide>
      <div>
        <Button onClick={() => setOpen(true)}>{t('open')}</Button>{' '}
        <span className="q-page-note">{t('openHint')}</span>
      </div>
      {isOpen && (
        <EInvoiceReader
          ownLines={editor.lines.filled(editor.grid.get().rows).length}
          onTake={(read) => {
            take(editor, read)
            setOpen(false)
            showToast({ kind: 'success', text: t('taken') })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
