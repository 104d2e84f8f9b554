import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
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

type Props<V extends BankValues> = {
  readonly form: Form<V>
  readonly label: (name: keyof BankValues) => string
  readonly texts: (key: 'swiftHint' | 'setDefault') => string
  readonly isSwiftRequired: boolean
  /** An account that is paid to needs it. */
  readonly isAddressRequired?: boolean
}

/** The fields of a bank account: the company's own, and a supplier's. */
export function BankFields<V extends BankValues>(props: Props<V>) {
  const { form, label, texts, isSwiftRequired, isAddressRequired = false } = props
  const currencies = useCurrencyOptions()
  const countries = useCountryOptions()
  const bank = form as unknown as Form<BankValues>
  const text = (name: 'accountName' | 'accountNumber' | 'bankName', maxLength: number) => (
    <TextField form={bank} name={name} label={label(name)} maxLength={maxLength} isRequired />
  )
  return (
    <>
      {text('accountName', 200)}
      {text('accountNumber', 60)}
      <SelectField form={bank} name="currency" label={label('currency')} options={currencies} isRequired />
      <SelectField
        form={bank}
        name="bankCountry"
        label={label('bankCountry')}
        options={countries}
        isRequired
      />
      {text('bankName', 200)}
      <TextField
        form={bank}
        name="swiftCode"
        label={label('swiftCode')}
        maxLength={11}
        isRequired={isSwiftRequired}
        hint={texts('swiftHint')}
      />
      <TextField
        form={bank}
        name="bankAddress"
        label={label('bankAddress')}
        maxLength={300}
        isRequired={isAddressRequired}
        isWide
      />
      <DefaultField form={bank} label={label('isDefault')} text={texts('setDefault')} />
    </>
  )
}
