import { checkCustomer, isOverseasCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { type CustomerDetail, CustomerSave } from '@quayside/contract/partners/customer.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { ChoiceInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCustomer } from './customer-record.tsx'

/** An existing customer is fetched whole first: the list shows its phone number masked. */
export default function CustomerForm({ id, onClose }: { id?: string; onClose: () => void }) {
  const customer = useCustomer(id).data
  if (id === undefined) return <FirmForm onClose={onClose} />
  return customer ? <FirmForm customer={customer} onClose={onClose} /> : null
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
type Values = typeof empty
type TextField = Exclude<keyof Values, 'type' | 'level'>

const valuesOf = (customer: CustomerDetail): Values => ({
  type: customer.type,
  chineseName: customer.chineseName,
  englishName: customer.englishName,
  level: customer.level,
  registeredAddress: customer.registeredAddress,
  businessAddress: customer.businessAddress,
  phone: customer.phone,
  fax: customer.fax,
})

function FirmForm({ customer, onClose }: { customer?: CustomerDetail; onClose: () => void }) {
  const t = useTranslations('partners.customer')
  const fields = useTranslations('partnerFields.customer')
  const codeText = useCodeText()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { form, draft, submit, question } = useRecordForm({
    name: 'customer',
    record: customer,
    empty,
    valuesOf,
    check: (values) => textsOf([...findingsOf(CustomerSave, values), ...checkCustomer(values)]),
    save: (values, over) => api('POST base/online/customer/save', { body: { ...over, ...values } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['customer'] })
      onClose()
    },
    shown: ({ type, level, ...texts }) => ({
      [fields('type')]: codeText(customerType, type),
      [fields('level')]: codeText(customerLevel, level),
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [fields(name as TextField), text])),
    }),
  })
  const isOverseas = isOverseasCustomer(form.values)
  const choice = (name: 'type' | 'level', list: typeof customerType | typeof customerLevel) => (
    <Field form={form} name={name} label={fields(name)} isRequired isWide>
      {(control) => (
        <ChoiceInput
          control={control}
          options={list.values.map((value) => ({ value: value as number, label: codeText(list, value) }))}
        />
      )}
    </Field>
  )
  const text = (name: TextField, most: number, more: { isRequired?: boolean; isWide?: boolean } = {}) => (
    <Field form={form} name={name} label={fields(name)} {...more}>
      {(control) => <TextInput control={control} maxLength={most} />}
    </Field>
  )

  return (
    <FormDialog
      title={customer ? `${t('edit')} ${customer.number}` : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onClose={onClose}
    >
      {choice('type', customerType)}
      {text('englishName', 200, { isRequired: isOverseas, isWide: true })}
      {text('chineseName', 200, { isRequired: !isOverseas, isWide: true })}
      {choice('level', customerLevel)}
      {text('phone', 30)}
      {text('fax', 30)}
      {text('registeredAddress', 300, { isWide: true })}
      {text('businessAddress', 300, { isWide: true })}
      {question}
    </FormDialog>
  )
}
