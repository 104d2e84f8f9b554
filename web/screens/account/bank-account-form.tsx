import { type BankAccountDetail, BankAccountSave } from '@quayside/contract/account/bank-account.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { SelectField, TextField } from '@quayside/kit/common-fields.tsx'
import type { FormProps } from '@quayside/kit/crud-list.tsx'
import { DefaultField } from '@quayside/kit/default-field.tsx'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { RecordDialog, useRecordDialog, WholeRecord } from '@quayside/kit/record-dialog.tsx'
import { useCodeText, useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountryOptions } from '../../lib/countries.ts'
import { useBankAccount } from './bank-account-record.tsx'

export default function BankAccountForm({ id, onClose }: FormProps) {
  return (
    <WholeRecord id={id} answer={useBankAccount(id)}>
      {(account) => <AccountForm account={account} onClose={onClose} />}
    </WholeRecord>
  )
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

function AccountForm({ account, onClose }: { account: BankAccountDetail | undefined; onClose: () => void }) {
  const t = useTranslations('hub.bankAccount')
  const fields = useTranslations('hubFields.bankAccount')
  const codeText = useCodeText()
  const currencies = useCurrencyOptions()
  const countries = useCountryOptions()
  const dialog = useRecordDialog({
    entity: 'bankAccount',
    record: account,
    empty,
    texts: t,
    label: fields,
    say: { isDefault: (flag) => codeText(defaultFlag, flag) },
    check: (values) => findingsOf(BankAccountSave, values),
    save: (values, over) => api('POST base/online/bankAccount/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form } = dialog
  const text = (name: 'accountName' | 'accountNumber' | 'bankName', maxLength: number) => (
    <TextField form={form} name={name} label={fields(name)} maxLength={maxLength} isRequired />
  )
  return (
    <RecordDialog dialog={dialog}>
      {text('accountName', 200)}
      {text('accountNumber', 60)}
      <SelectField form={form} name="currency" label={fields('currency')} options={currencies} isRequired />
      <SelectField
        form={form}
        name="bankCountry"
        label={fields('bankCountry')}
        options={countries}
        isRequired
      />
      {text('bankName', 200)}
      <TextField
        form={form}
        name="swiftCode"
        label={fields('swiftCode')}
        maxLength={11}
        hint={t('swiftHint')}
      />
      <TextField form={form} name="bankAddress" label={fields('bankAddress')} maxLength={300} isWide />
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
    </RecordDialog>
  )
}
