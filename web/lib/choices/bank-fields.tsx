import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import type { FieldForm } from '@quayside/kit/form/field.tsx'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useCountryOptions } from './countries.ts'

export const emptyBankValues = {
  accountName: '',
  accountNumber: '',
  bankName: '',
  bankAddress: '',
  bankCountry: '',
  swiftCode: '',
  currency: '',
  isDefault: 0 as number,
}
type BankValues = typeof emptyBankValues

type Props = {
  readonly form: FieldForm<BankValues>
  readonly label: (name: keyof BankValues) => string
  readonly texts: (key: 'swiftHint' | 'setDefault') => string
  readonly isSwiftRequired: boolean
  /** An account that is paid to needs it. */
  readonly isAddressRequired?: boolean
}

/** The fields of a bank account: the company's own, and a supplier's. */
export function BankFields(props: Props) {
  const { form, label, texts, isSwiftRequired, isAddressRequired = false } = props
  const currencies = useCurrencyOptions()
  const countries = useCountryOptions()
  const text = (name: 'accountName' | 'accountNumber' | 'bankName', maxLength: number) => (
    <TextField form={form} name={name} label={label(name)} maxLength={maxLength} isRequired />
  )
  return (
    <>
      {text('accountName', 200)}
      {text('accountNumber', 60)}
      <SelectField form={form} name="currency" label={label('currency')} options={currencies} isRequired />
      <SelectField
        form={form}
        name="bankCountry"
        label={label('bankCountry')}
        options={countries}
        isRequired
      />
      {text('bankName', 200)}
      <TextField
        form={form}
        name="swiftCode"
        label={label('swiftCode')}
        maxLength={11}
        isRequired={isSwiftRequired}
        hint={texts('swiftHint')}
      />
      <TextField
        form={form}
        name="bankAddress"
        label={label('bankAddress')}
        maxLength={300}
        isRequired={isAddressRequired}
        isWide
      />
      <DefaultField form={form} label={label('isDefault')} text={texts('setDefault')} />
    </>
  )
}
