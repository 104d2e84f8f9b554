import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import { checkSupplierAccount, swiftIsRequired } from '@quayside/contract/partners/supplier-account.rules.ts'
import {
  type SupplierAccountDetail,
  SupplierAccountSave,
} from '@quayside/contract/partners/supplier-account.ts'
import { SelectField, TextField } from '@quayside/kit/common-fields.tsx'
import type { FormProps } from '@quayside/kit/crud-list.tsx'
import { DefaultField } from '@quayside/kit/default-field.tsx'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { RecordDialog, useRecord, useRecordDialog, WholeRecord } from '@quayside/kit/record-dialog.tsx'
import { useCodeText, useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountryOptions } from '../../lib/countries.ts'
import { SupplierField, useSupplier } from '../../lib/supplier-field.tsx'

/** A new account belongs to `supplierId`, where the list is filtered by one. */
export default function SupplierAccountForm({ id, ...rest }: FormProps & { supplierId: string }) {
  const answer = useRecord('supplier_account', id, (known) =>
    api('GET base/online/supplierAccount/{id}', { params: { id: known } }),
  )
  return (
    <WholeRecord id={id} answer={answer}>
      {(account) => <AccountForm account={account} {...rest} />}
    </WholeRecord>
  )
}

const empty = {
  supplierId: '',
  accountName: '',
  accountNumber: '',
  bankName: '',
  bankAddress: '',
  bankCountry: 'HK',
  swiftCode: '',
  currency: 'USD',
  isDefault: 0 as number,
}

type Props = { supplierId: string; account: SupplierAccountDetail | undefined; onClose: () => void }

function AccountForm({ supplierId, account, onClose }: Props) {
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  const codeText = useCodeText()
  const currencies = useCurrencyOptions()
  const countries = useCountryOptions()
  const dialog = useRecordDialog({
    entity: 'supplier_account',
    record: account,
    empty: { ...empty, supplierId },
    texts: t,
    label: (name) => (name === 'supplierId' ? t('supplier') : fields(name)),
    say: { supplierId: () => undefined, isDefault: (flag) => codeText(defaultFlag, flag) },
    check: (values) => [
      ...findingsOf(SupplierAccountSave, values),
      ...checkSupplierAccount(values, { isOverseas }),
    ],
    save: (values, over) => api('POST base/online/supplierAccount/save', { body: { ...over, ...values } }),
    onClose,
  })
  const { form } = dialog
  const isOverseas = isYes(useSupplier(form.values.supplierId)?.isOverseas)
  const isSwiftRequired = swiftIsRequired({
    isOverseasSupplier: isOverseas,
    bankCountry: form.values.bankCountry,
  })
  const text = (name: 'accountName' | 'accountNumber' | 'bankName', maxLength: number) => (
    <TextField form={form} name={name} label={fields(name)} maxLength={maxLength} isRequired />
  )
  return (
    <RecordDialog dialog={dialog}>
      <SupplierField form={form} label={t('supplier')} />
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
        isRequired={isSwiftRequired}
        hint={t('swiftHint')}
      />
      <TextField form={form} name="bankAddress" label={fields('bankAddress')} maxLength={300} isWide />
      <DefaultField form={form} label={fields('isDefault')} text={t('setDefault')} />
    </RecordDialog>
  )
}
