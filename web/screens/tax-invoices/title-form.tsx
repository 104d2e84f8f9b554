import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import {
  type InvoicingTitleDetail,
  InvoicingTitleSave,
} from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { useTitle } from './title-record.tsx'

export default function TitleForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useTitle(id)}>
      {(title) => <Form title={title} onClose={onClose} />}
    </WholeRecord>
  )
}

const empty = {
  title: '',
  taxNo: '',
  bankName: '',
  accountNumber: '',
  address: '',
  phone: '',
  isDefault: 0 as 0 | 1,
}

function Form({ title, onClose }: { title: InvoicingTitleDetail | undefined; onClose: () => void }) {
  const t = useTranslations('taxInvoiceScreens.titles')
  const fields = useTranslations('taxInvoiceFields.invoicingTitle')
  const codeText = useCodeText()
  const dialog = useRecordDialog({
    entity: 'invoicingTitle',
    record: title as (Omit<InvoicingTitleDetail, 'isDefault'> & { isDefault: 0 | 1 }) | undefined,
    empty,
    texts: t,
    label: fields,
    say: { isDefault: (flag) => codeText(defaultFlag, flag) },
    check: (values) => findingsOf(InvoicingTitleSave, values),
    save: (values, over) => api('POST tax/online/invoicingInfo/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog dialog={dialog}>
      <TextField form={form} name="title" label={fields('title')} maxLength={200} isRequired isWide />
      <TextField
        form={form}
        name="taxNo"
        label={fields('taxNo')}
        hint={t('taxNoHint')}
        maxLength={18}
        isRequired
        isWide
      />
      <TextField form={form} name="bankName" label={fields('bankName')} maxLength={200} />
      <TextField form={form} name="accountNumber" label={fields('accountNumber')} maxLength={60} />
      <TextField form={form} name="address" label={fields('address')} maxLength={300} isWide />
      <TextField
        form={form}
        name="phone"
        label={fields('phone')}
        hint={t('specialHint')}
        maxLength={25}
        isWide
      />
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
    </RecordDialog>
  )
}
