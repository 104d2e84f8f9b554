import { invoicingTitleColumns, type TitleVersion } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { ChangeButton } from '@quayside/kit/record/change-button.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { DefaultTag } from '@quayside/kit/table/default-tag.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

export const useTitle = (id: string | undefined) =>
  useRecord('invoicingTitle', id, (known) =>
    api('GET tax/online/invoicingInfo/{id}', { params: { id: known } }),
  )

/** One title with its versions: an invoice keeps the one it was issued with. */
export default function TitleRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const t = useTranslations('taxInvoiceScreens.titles')
  const common = useTranslations('taxInvoiceScreens.common')
  const fields = useTranslations('taxInvoiceFields.invoicingTitle')
  const answer = useTitle(props.id)
  const title = answer.data
  const shown = fieldsOf(invoicingTitleColumns, title, fields)
  return (
    <RecordDrawer
      title={title?.title ?? t('title')}
      actions={title && <ChangeButton permission="tax-title-edit" onClick={props.onChange} />}
      onClose={props.onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !title && <RecordFailed answer={answer} gone={common('gone')} />}
      {title && (
        <>
          <Details>
            <Detail label={fields('taxNo')} isWide>
              <Code>{title.taxNo}</Code> <DefaultTag record={title} />
            </Detail>
            {shown('bankName', 'accountNumber', 'address', 'phone', 'validFrom')}
          </Details>
          <h3>{t('versions')}</h3>
          <ShortTable<TitleVersion>
            rows={title.versions}
            columns={[
              {
                title: fields('validFrom'),
                isRowHead: true,
                cell: ({ validFrom, endedOn }) => (
                  <>
                    <DateText value={validFrom} /> – {endedOn ? <DateText value={endedOn} /> : t('current')}
                  </>
                ),
              },
              { title: fields('title'), cell: (version) => version.title },
              {
                title: t('use'),
                cell: ({ invoiceCount }) => t('invoices', { count: invoiceCount }),
              },
            ]}
          />
        </>
      )}
    </RecordDrawer>
  )
}
