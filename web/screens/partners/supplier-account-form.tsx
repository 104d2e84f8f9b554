import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import { checkSupplierAccount, swiftIsRequired } from '@quayside/contract/partners/supplier-account.rules.ts'
import {
  type SupplierAccountDetail,
  SupplierAccountSave,
} from '@quayside/contract/partners/supplier-account.ts'
import { Checkbox } from '@quayside/kit/checkbox.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { FormDialog } from '@quayside/kit/form-dialog.tsx'
import { SelectInput, TextInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { useRecordForm } from '@quayside/kit/record-form.tsx'
import { useCodeText, useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountries } from '../../lib/countries.ts'
import { supplierSource, useSupplier } from './supplier-source.ts'

type Props = { readonly id?: string; readonly supplierId: string; readonly onClose: () => void }

/** An existing account is fetched whole first: the list shows its number masked. */
export default function SupplierAccountForm({ id, supplierId, onClose }: Props) {
  const account = useQuery({
    queryKey: ['supplier_account', 'record', id],
    queryFn: () => api('GET base/online/supplierAccount/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    gcTime: 0,
  }).data
  if (id === undefined) return <AccountForm supplierId={supplierId} onClose={onClose} />
  return account ? <AccountForm supplierId={supplierId} account={account} onClose={onClose} /> : null
}

type Values = Record<
  | 'supplierId'
  | 'accountName'
  | 'accountNumber'
  | 'bankName'
  | 'bankAddress'
  | 'bankCountry'
  | 'swiftCode'
  | 'currency',
  string
> & { isDefault: number }

const empty: Values = {
  supplierId: '',
  accountName: '',
  accountNumber: '',
  bankName: '',
  bankAddress: '',
  bankCountry: 'HK',
  swiftCode: '',
  currency: 'USD',
  isDefault: 0,
}

function valuesOf(account: SupplierAccountDetail): Values {
  const { supplierId, accountName, accountNumber, bankName, bankAddress, bankCountry, swiftCode, isDefault } =
    account
  return {
    supplierId,
    accountName,
    accountNumber,
    bankName,
    bankAddress,
    bankCountry,
    swiftCode,
    currency: account.currency,
    isDefault,
  }
}

function AccountForm(props: { supplierId: string; account?: SupplierAccountDetail; onClose: () => void }) {
  const { supplierId, account, onClose } = props
  const t = useTranslations('partners.account')
  const fields = useTranslations('partnerFields.supplierAccount')
  const codeText = useCodeText()
  const currencies = useCurrencyOptions()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const countries = useCountries()
  const { form, draft, submit, question } = useRecordForm({
    name: 'supplierAccount',
    record: account,
    empty: { ...empty, supplierId },
    valuesOf,
    check: (values) =>
      textsOf([...findingsOf(SupplierAccountSave, values), ...checkSupplierAccount(values, { isOverseas })]),
    save: (values, over) => api('POST base/online/supplierAccount/save', { body: { ...over, ...values } }),
    saved: async () => {
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['supplier_account'] })
      onClose()
    },
    shown: ({ supplierId: _supplier, isDefault, ...texts }) => ({
      ...Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [fields(name as keyof typeof texts), text]),
      ),
      [fields('isDefault')]: codeText(defaultFlag, isDefault),
    }),
  })
  const supplier = useSupplier(form.values.supplierId)
  const isOverseas = isYes(supplier?.isOverseas)
  const isSwiftRequired = swiftIsRequired({
    isOverseasSupplier: isOverseas,
    bankCountry: form.values.bankCountry,
  })

  const text = (
    name: 'accountName' | 'accountNumber' | 'bankName' | 'bankAddress' | 'swiftCode',
    most: number,
    isRequired: boolean,
  ) => (
    <Field
      form={form}
      name={name}
      label={fields(name)}
      isRequired={isRequired}
      {...(name === 'swiftCode' && { hint: t('swiftHint') })}
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
      <Field form={form} name="supplierId" label={t('supplier')} isRequired isWide>
        {(control) => (
          <PartnerPicker
            id={control.id}
            label={t('supplier')}
            value={control.value}
            chosen={supplier}
            aria-invalid={control['aria-invalid']}
            source={supplierSource}
            onChange={(partner) => control.set(partner?.id ?? '')}
          />
        )}
      </Field>
      {text('accountName', 200, true)}
      {text('accountNumber', 60, true)}
      <Field form={form} name="currency" label={fields('currency')} isRequired>
        {(control) => <SelectInput control={control} options={currencies} />}
      </Field>
      <Field form={form} name="bankCountry" label={fields('bankCountry')} isRequired>
        {(control) => (
          <SelectInput
            control={control}
            options={countries.map((country) => ({
              value: country.value,
              label: `${country.name} ${country.value}`,
            }))}
          />
        )}
      </Field>
      {text('bankName', 200, true)}
      {text('swiftCode', 11, isSwiftRequired)}
      <Field form={form} name="bankAddress" label={fields('bankAddress')} isWide>
        {(control) => <TextInput control={control} maxLength={300} />}
      </Field>
      <Field form={form} name="isDefault" label={fields('isDefault')} isWide>
        {(control) => (
          <Checkbox
            id={control.id}
            checked={isYes(control.value)}
            onChange={(isChecked) => control.set(isChecked ? 1 : 0)}
          >
            {t('setDefault')}
          </Checkbox>
        )}
      </Field>
      {question}
    </FormDialog>
  )
}
