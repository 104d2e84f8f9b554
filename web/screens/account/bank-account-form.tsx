import { type BankAccountDetail, BankAccountSave } from '@quayside/contract/account/bank-account.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCodeText, useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountries } from '../../lib/countries.ts'
import { useBankAccount } from './bank-account-record.tsx'
import { DefaultField } from './default-field.tsx'

/** An existing account is fetched whole first: the list shows its number masked. */
export default function BankAccountForm({ id, onClose }: { id?: string; onClose: () => void }) {
  const account = useBankAccount(id).data
  if (id === undefined) return <AccountForm onClose={onClose} />
  return account ? <AccountForm account={account} onClose={onClose} /> : null
}

const empty = {
  accountName: '',
  accountNumber: '',
  bankName: '',
  bankAddress: '',
  bankCountry: 'CN',
  swiftCode: '',
  currency: 'RMB',
  isDefault: 0 as number,
}
type Values = typeof empty
type TextField = 'accountName' | 'accountNumber' | 'bankName' | 'swiftCode'

const valuesOf = (account: BankAccountDetail): Values => ({
  accountName: account.accountName,
  accountNumber: account.accountNumber,
  bankName: account.bankName,
  bankAddress: account.bankAddress,
  bankCountry: account.bankCountry,
  swiftCode: account.swiftCode,
  currency: account.currency,
  isDefault: account.isDefault,
})

function AccountForm({ account, onClose }: { account?: BankAccountDetail; onClose: () => void }) {
  const t = useTranslations('hub.bankAccount')
  const fields = useTranslations('hubFields.bankAccount')
  const codeText = useCodeText()
  const currencies = useCurrencyOptions()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const countries = useCountries()
  const { form, draft, submit, question } = useRecordForm({
    name: 'bankAccount',
    record: account,
    empty,
    valuesOf,
    check: (values) => textsOf(findingsOf(BankAccountSave, values)),
    save: (values, over) => api('POST base/online/bankAccount/save', { body: { ...over, ...values } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['bankAccount'] })
      onClose()
    },
    shown: ({ isDefault, ...texts }) => ({
      ...Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [fields(name as keyof typeof texts), text]),
      ),
      [fields('isDefault')]: codeText(defaultFlag, isDefault),
    }),
  })
  const text = (name: TextField, most: number, hint?: string) => (
    <Field
      form={form}
      name={name}
      label={fields(name)}
      isRequired={name !== 'swiftCode'}
      {...(hint !== undefined && { hint })}
    >
      {(control) => <TextInput control={control} maxLength={most} />}
    </Field>
  )

  return (
    <FormDialog
      title={account ? t('edit') : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={submit}
      onClose={onClose}
    >
      {text('accountName', 200)}
      {text('accountNumber', 60)}
      <Field form={form} name="currency" label={fields('currency')} isRequired>
        {(control) => <SelectInput control={control} options={currencies} />}
      </Field>
      <Field form={form} name="bankCountry" label={fields('bankCountry')} isRequired>
        {(control) => (
          <SelectInput
            control={control}
            options={countries.map(({ value, name }) => ({ value, label: `${name} ${value}` }))}
          />
        )}
      </Field>
      {text('bankName', 200)}
      {text('swiftCode', 11, t('swiftHint'))}
      <Field form={form} name="bankAddress" label={fields('bankAddress')} isWide>
        {(control) => <TextInput control={control} maxLength={300} />}
      </Field>
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
      {question}
    </FormDialog>
  )
}
