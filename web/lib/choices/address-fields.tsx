import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { CodeField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import { type Control, Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import type { ReactNode } from 'react'

type AddressValues = {
  type: number
  regionCode: string
  detail: string
  contact: string
  phone: string
  isDefault: number
}

type Props<V extends AddressValues> = {
  readonly form: Form<V>
  readonly label: (name: keyof AddressValues) => string
  readonly setDefault: string
  /** A region of China, or of any country. */
  readonly region: (control: Control<string>) => ReactNode
}

/** The fields of an address: the company's own, and a supplier's. */
export function AddressFields<V extends AddressValues>({ form, label, setDefault, region }: Props<V>) {
  const address = form as unknown as Form<AddressValues>
  return (
    <>
      <CodeField form={address} name="type" label={label('type')} list={addressType} />
      <Field form={address} name="regionCode" label={label('regionCode')} isRequired isWide>
        {region}
      </Field>
      <TextField form={address} name="detail" label={label('detail')} maxLength={300} isRequired isWide />
      <TextField form={address} name="contact" label={label('contact')} maxLength={60} isRequired />
      <TextField form={address} name="phone" label={label('phone')} maxLength={30} isRequired />
      <DefaultField form={address} label={label('isDefault')} text={setDefault} />
    </>
  )
}
