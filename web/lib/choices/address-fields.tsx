import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { CodeField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import { type Control, Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import type { ReactNode } from 'react'

type AddressValues = {
  type: number
  regionCode: string
  detail: string
  contact: string
  phone: string
  isDefault: number
}

type Props = {
  readonly form: FieldForm<AddressValues>
  readonly label: (name: keyof AddressValues) => string
  readonly setDefault: string
  /** A region of China, or of any country. */
  readonly region: (control: Control<string>) => ReactNode
}

/** The fields of an address: the company's own, and a supplier's. */
export function AddressFields({ form, label, setDefault, region }: Props) {
  return (
    <>
      <CodeField form={form} name="type" label={label('type')} list={addressType} />
      <Field form={form} name="regionCode" label={label('regionCode')} isRequired isWide>
        {region}
      </Field>
      <TextField form={form} name="detail" label={label('detail')} maxLength={300} isRequired isWide />
      <TextField form={form} name="contact" label={label('contact')} maxLength={60} isRequired />
      <TextField form={form} name="phone" label={label('phone')} maxLength={30} isRequired />
      <DefaultField form={form} label={label('isDefault')} text={setDefault} />
    </>
  )
}
