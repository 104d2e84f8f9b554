import { paysOtherSupplier } from '@quayside/contract/payments/payment-application.rules.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import { supplierSource, useNewSupplier } from '../../lib/choices/supplier-field.tsx'
import styles from './application-form.module.css'
import { draftOf } from './application-form.values.ts'
import { AccountGuard } from './application-guard.tsx'
import { NewAccountFields } from './application-new-account.tsx'
import type { ApplicationForm } from './use-application-form.ts'
import { usePaidText } from './use-paid-text.ts'

const newAccount = 'new'

/** Who is paid: the supplier and one of its accounts, or a new one that is saved with the supplier. */
export function ApplicationBeneficiary({ editor }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.form')
  const { form, supplier, accounts, beneficiary } = editor
  const { values } = form
  const create = useNewSupplier()
  const orders = editor.facts?.orders ?? []
  const isOther = paysOtherSupplier(draftOf(values), orders)
  const others = orders.flatMap(({ supplierId, supplierName }) =>
    supplierId === values.supplierId || supplierName === '' ? [] : [supplierName],
  )
  const options = [
    ...accounts.map((account) => ({
      value: account.id,
      label: `${account.bankName} ${account.accountNumber} · ${account.currency}`,
    })),
    ...(supplier ? [{ value: newAccount, label: t('newAccount') }] : []),
  ]
  const choose = (chosen: string): void =>
    editor.change(
      chosen === newAccount
        ? { accountId: '', isNewAccount: true, code: '', 'account.accountName': supplier?.name ?? '' }
        : { accountId: chosen, isNewAccount: false, code: '' },
    )
  return (
    <section className="q-panel">
      <div className={styles['panel-head']}>
        <h2>{t('beneficiary')}</h2>
      </div>
      <div className={styles['panel-fields']}>
        <Field form={form} name="supplierId" label={t('supplier')} isRequired>
          {(control) => (
            <PartnerPicker
              id={control.id}
              label={t('supplier')}
              value={control.value}
              chosen={supplier}
              aria-invalid={control['aria-invalid']}
              source={{ ...supplierSource, create }}
              onChange={(partner) =>
                editor.change({
                  supplierId: partner?.id ?? '',
                  accountId: '',
                  isNewAccount: false,
                  code: '',
                })
              }
            />
          )}
        </Field>
        <Field form={form} name="accountId" label={t('account')} isRequired>
          {(control) => (
            <SelectInput
              control={{ ...control, value: values.isNewAccount ? newAccount : control.value, set: choose }}
              options={options}
              placeholder={supplier ? t('chooseAccount') : t('supplierFirst')}
            />
          )}
        </Field>
      </div>
      {isOther && (
        <div className={styles['panel-rest']}>
          <p className="q-refused-note" role="note">
            {t('otherSupplier', { suppliers: [...new Set(others)].join(t('between')) })}
          </p>
          <TextField
            form={form}
            name="otherSupplierReason"
            label={t('otherSupplierReason')}
            hint={t('otherSupplierHint')}
            maxLength={500}
            isRequired
            isWide
          />
        </div>
      )}
      {values.isNewAccount && <NewAccountFields editor={editor} />}
      {beneficiary && !beneficiary.isRecent && <KnownAccount editor={editor} />}
      {editor.needsCode && <AccountGuard editor={editor} />}
    </section>
  )
}

/** An account that nobody changed lately: one look tells that it is the right one. */
function KnownAccount({ editor: { beneficiary } }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.form')
  const fields = useTranslations('payments.account')
  const countryName = useCountryName()
  const paidText = usePaidText()
  if (!beneficiary) return null
  const { timesPaid, lastPaid } = beneficiary
  return (
    <div className={styles['panel-rest']}>
      <Details>
        <TextDetail label={fields('accountName')} value={beneficiary.accountName} />
        <Detail label={fields('accountNumber')}>
          <span className="q-code">{beneficiary.accountNumber}</span>
        </Detail>
        <TextDetail label={fields('bankName')} value={beneficiary.bankName} />
        <TextDetail label={fields('swiftCode')} value={beneficiary.swiftCode} />
        <TextDetail label={fields('bankCountry')} value={countryName(beneficiary.bankCountry)} />
        <Detail label={t('paidBefore')}>{paidText(timesPaid, lastPaid)}</Detail>
        <TextDetail label={fields('bankAddress')} value={beneficiary.bankAddress} isWide />
      </Details>
    </div>
  )
}
