import { SelectField } from '@quayside/kit/form/common-fields.tsx'
import { DefaultField } from '@quayside/kit/form/default-field.tsx'
import type { FieldForm } from '@quayside/kit/form/field.tsx'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { type BankText, bankTextsOf } from '@quayside/kit/records/bank-texts.tsx'
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
  const text = bankTextsOf<BankText>(form, (name) => name, label)
  const isRequired = true
  return (
    <>
      {text('accountName', { isRequired })}
      {text('accountNumber', { isRequired })}
      <SelectField form={form} name="currency" label={label('currency')} options={currencies} isRequired />
      <SelectField
        form={form}
        name="bankCountry"
        label={label('bankCountry')}
        options={countries}
        isRequired
      />
      {text('bankName', { isRequired })}
      {text('swiftCode', { isRequired: isSwiftRequired, hint: texts('swiftHint') })}
      {text('bankAddress', { isRequired: isAddressRequired, isWide: true })}
      <DefaultField form={form} label={label('isDefault')} text={texts('setDefault')} />
    </>
  )
}
