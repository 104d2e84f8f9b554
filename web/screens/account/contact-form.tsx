import { contactType } from '@quayside/contract/account/contact.codes.ts'
import { checkContact, isPickupContact } from '@quayside/contract/account/contact.rules.ts'
import { type ContactDetail, ContactSave } from '@quayside/contract/account/contact.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { CodeField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { FormProps } from '@quayside/kit/list/crud-list.tsx'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { useContact } from './contact-record.tsx'

export default function ContactForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useContact(id)}>
      {(contact) => <PersonForm contact={contact} onClose={onClose} />}
    </WholeRecord>
  )
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
type TextName = Exclude<keyof typeof empty, 'type' | 'isDefault'>

function PersonForm({ contact, onClose }: { contact: ContactDetail | undefined; onClose: () => void }) {
  const t = useTranslations('hub.contact')
  const fields = useTranslations('hubFields.contact')
  const codeText = useCodeText()
  const dialog = useRecordDialog({
    entity: 'contact',
    record: contact,
    empty,
    texts: t,
    label: fields,
    say: {
      type: (type) => codeText(contactType, type),
      isDefault: (flag) => codeText(defaultFlag, flag),
    },
    check: (values) => [...findingsOf(ContactSave, values), ...checkContact(values)],
    save: (values, over) => api('POST base/online/contact/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form } = dialog
  const isPickup = isPickupContact(form.values)
  const text = (name: TextName, maxLength: number, more: { isRequired?: boolean; hint?: string } = {}) => (
    <TextField form={form} name={name} label={fields(name)} maxLength={maxLength} {...more} />
  )
  return (
    <RecordDialog dialog={dialog}>
      <CodeField form={form} name="type" label={fields('type')} list={contactType} />
      {text('name', 60, { isRequired: true })}
      {text('mobile', 30, { isRequired: isPickup || form.values.landline === '', hint: t('mobileHint') })}
      {text('landline', 30)}
      {text('email', 200)}
      {text('qq', 11)}
      {text('idCard', 18, { isRequired: isPickup, hint: isPickup ? t('idPickupHint') : t('idHint') })}
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
    </RecordDialog>
  )
}
