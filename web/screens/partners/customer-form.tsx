import { checkCustomer, isOverseasCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { type CustomerDetail, CustomerSave } from '@quayside/contract/partners/customer.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { CodeField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { useCustomer } from './customer-record.tsx'

export default function CustomerForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useCustomer(id)}>
      {(customer) => <FirmForm customer={customer} onClose={onClose} />}
    </WholeRecord>
  )
}

const empty = {
  type: customerType.codes.overseas as number,
  chineseName: '',
  englishName: '',
  level: customerLevel.codes.regular as number,
  registeredAddress: '',
  businessAddress: '',
  phone: '',
  fax: '',
}
type TextName = Exclude<keyof typeof empty, 'type' | 'level'>

function FirmForm({ customer, onClose }: { customer: CustomerDetail | undefined; onClose: () => void }) {
  const t = useTranslations('partners.customer')
  const fields = useTranslations('partnerFields.customer')
  const codeText = useCodeText()
  const dialog = useRecordDialog({
    entity: 'customer',
    record: customer,
    empty,
    texts: t,
    label: fields,
    say: {
      type: (type) => codeText(customerType, type),
      level: (level) => codeText(customerLevel, level),
    },
    check: (values) => [...findingsOf(CustomerSave, values), ...checkCustomer(values)],
    save: (values, over) => api('POST base/online/customer/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form, title } = dialog
  const isOverseas = isOverseasCustomer(form.values)
  const text = (name: TextName, maxLength: number, more: { isRequired?: boolean; isWide?: boolean } = {}) => (
    <TextField form={form} name={name} label={fields(name)} maxLength={maxLength} {...more} />
  )
  return (
    <RecordDialog dialog={dialog} title={customer ? `${title} ${customer.number}` : title}>
      <CodeField form={form} name="type" label={fields('type')} list={customerType} />
      {text('englishName', 200, { isRequired: isOverseas, isWide: true })}
      {text('chineseName', 200, { isRequired: !isOverseas, isWide: true })}
      <CodeField form={form} name="level" label={fields('level')} list={customerLevel} />
      {text('phone', 30)}
      {text('fax', 30)}
      {text('registeredAddress', 300, { isWide: true })}
      {text('businessAddress', 300, { isWide: true })}
    </RecordDialog>
  )
}
