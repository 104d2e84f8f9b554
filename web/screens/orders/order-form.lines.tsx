import { Button } from '@quayside/kit/inputs/button.tsx'
import { LinesPanel } from '@quayside/kit/lines-form/lines-panel.tsx'
import type { RowCheck } from '@quayside/kit/lines-grid/grid-marks.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFileToRead } from '../../lib/documents/use-file-to-read.ts'
import { useLineGridColumns } from './order-line.columns.ts'
import type { OrderForm as Form } from './use-order-form.ts'
import { useSheetHeadings } from './use-sheet-headings.ts'

const OrderDocument = lazyPart(() => import('./order-document.tsx'))
const OrderImport = lazyPart(() => import('./order-import.tsx'))
const OrderProducts = lazyPart(() => import('./order-products.tsx'))

export function OrderFormLines({ editor, noticesOf }: { editor: Form; noticesOf: RowCheck }) {
  const t = useTranslations('orderForm')
  const reader = useTranslations('paperReader')
  const columns = useLineGridColumns(editor.head.currency)
  // Headings of a sample are remembered for no supplier.
  const sheets = useSheetHeadings(editor.kind.code, editor.isSample ? '' : editor.form.values.supplierId)
  const toRead = useFileToRead()
  const [open, setOpen] = useState<'import' | 'products' | 'document' | undefined>(
    toRead.first === undefined ? undefined : 'document',
  )
  const close = (): void => {
    toRead.end()
    setOpen(undefined)
  }
  return (
    <>
      <LinesPanel
        editor={editor}
        columns={columns}
        label={t('lines')}
        name="orderLines"
        sheets={sheets}
        noticesOf={noticesOf}
      >
        <Button look="link" size="small" onClick={() => setOpen('products')}>
          {t('fromProducts')}
        </Button>
        {!editor.isSample && (
          <Button look="link" size="small" onClick={() => setOpen('document')}>
            {reader('open')}
          </Button>
        )}
        <Button look="link" size="small" onClick={() => setOpen('import')}>
          {t('import')}
        </Button>
        <span className="q-page-note">{t('pasteHint')}</span>
      </LinesPanel>
      <Suspense>
        {open === 'document' && (
          <OrderDocument
            editor={editor}
            columns={columns}
            sheets={sheets}
            first={toRead.first}
            onClose={close}
          />
        )}
        {open === 'import' && <OrderImport editor={editor} onClose={close} />}
        {open === 'products' && <OrderProducts editor={editor} onClose={close} />}
      </Suspense>
    </>
  )
}
