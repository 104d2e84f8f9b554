import { Button } from '@quayside/kit/inputs/button.tsx'
import { ImportLines } from '@quayside/kit/lines-form/import-lines.tsx'
import { LinesPanel } from '@quayside/kit/lines-form/lines-panel.tsx'
import type { Mapping } from '@quayside/kit/lines-grid/grid-headings.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/session/api.ts'
import { useInputLineColumns } from './input-line.columns.ts'
import type { InputInvoiceForm as Form } from './use-input-invoice-form.ts'
import { useLineAmounts } from './use-line-amounts.ts'

const noHeadings: Mapping = {}

/** The lines as a sheet, typed, pasted or imported. */
export function InputInvoiceLines({ editor }: { editor: Form }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const form = useTranslations('orderForm')
  const columns = useInputLineColumns()
  const [kept, keep] = useUserSetting<Mapping>('gridHeadings.inputInvoiceLines', noHeadings)
  const [isImporting, setImporting] = useState(false)
  useLineAmounts(editor)
  return (
    <>
      <LinesPanel
        editor={editor}
        columns={columns}
        label={t('lines')}
        name="inputInvoiceLines"
        sheets={{ kept, keep: (placed) => keep({ ...kept, ...placed }) }}
      >
        <Button look="link" size="small" onClick={() => setImporting(true)}>
          {form('import')}
        </Button>
        <span className="q-page-note">{form('pasteHint')}</span>
      </LinesPanel>
      {isImporting && (
        <ImportLines
          editor={editor}
          title={form('import')}
          onTemplate={async () => saveDownload(await api('GET tax/online/inputInvoiceLine/importTemplate'))}
          onRead={(file) => uploadTo('POST tax/online/inputInvoiceLine/import', file, {})}
          onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}
