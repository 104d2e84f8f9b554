import { contactType } from '@quayside/contract/account/contact.codes.ts'
import { checkContact, isPickupContact } from '@quayside/contract/account/contact.rules.ts'
import { type ContactDetail, ContactSave } from '@quayside/contract/account/contact.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
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
import { useContact } from './contact-record.tsx'
import { DefaultField } from './default-field.tsx'

/** An existing contact is fetched whole first: the list shows the numbers masked. */
export default function ContactForm({ id, onClose }: { id?: string; onClose: () => void }) {
  const contact = useContact(id).data
  if (id === undefined) return <PersonForm onClose={onClose} />
  return contact ? <PersonForm contact={contact} onClose={onClose} /> : null
}

const empty = {
  type: contactType.codes.orderPlacer as number,
  name: '',
  mobile: '',
  landline: '',
  email: '',
  qq: '',
  idCard: '',
  isDefault: 0 as number,
}
type Values = typeof empty
type TextField = Exclude<keyof Values, 'type' | 'isDefault'>

const valuesOf = (contact: ContactDetail): Values => ({
  type: contact.type,
  name: contact.name,
  mobile: contact.mobile,
  landline: contact.landline,
  email: contact.email,
  qq: contact.qq,
  idCard: contact.idCard,
  isDefault: contact.isDefault,
})

function PersonForm({ contact, onClose }: { contact?: ContactDetail; onClose: () => void }) {
  const t = useTranslations('hub.contact')
  const fields = useTranslations('hubFields.contact')
  const codeText = useCodeText()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { form, draft, submit, question } = useRecordForm({
    name: 'contact',
    record: contact,
    empty,
    valuesOf,
    check: (values) => textsOf([...findingsOf(ContactSave, values), ...checkContact(values)]),
    save: (values, over) => api('POST base/online/contact/save', { body: { ...over, ...values } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['contact'] })
      onClose()
    },
    shown: ({ type, isDefault, ...texts }) => ({
      [fields('type')]: codeText(contactType, type),
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [fields(name as TextField), text])),
      [fields('isDefault')]: codeText(defaultFlag, isDefault),
    }),
  })
  const isPickup = isPickupContact(form.values)
  const text = (name: TextField, most: number, more: { isRequired?: boolean; hint?: string } = {}) => (
    <Field form={form} name={name} label={fields(name)} {...more}>
      {(control) => <TextInput control={control} maxLength={most} />}
    </Field>
  )

  return (
    <FormDialog
      title={contact ? t('edit') : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onClose={onClose}
    >
      <Field form={form} name="type" label={fields('type')} isRequired isWide>
        {(control) => (
          <ChoiceInput
            control={control}
            options={contactType.values.map((value) => ({
              value: value as number,
              label: codeText(contactType, value),
            }))}
          />
        )}
      </Field>
      {text('name', 60, { isRequired: true })}
      {text('mobile', 30, { isRequired: isPickup || form.values.landline === '', hint: t('mobileHint') })}
      {text('landline', 30)}
      {text('email', 200)}
      {text('qq', 11)}
      {text('idCard', 18, { isRequired: isPickup, hint: isPickup ? t('idPickupHint') : t('idHint') })}
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
      {question}
    </FormDialog>
  )
}
