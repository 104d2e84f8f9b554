import { swiftIsRequired } from '@quayside/contract/partners/supplier-account.rules.ts'
import { SelectField } from '@quayside/kit/form/common-fields.tsx'
import { type BankText, bankTextsOf } from '@quayside/kit/records/bank-texts.tsx'
import { useTranslations } from 'use-intl'
import { useCountryOptions } from '../../lib/choices/countries.ts'
import styles from './application-form.module.css'
import type { ApplicationForm } from './use-application-form.ts'

export function NewAccountFields({ editor }: { editor: ApplicationForm }) {
  const fields = useTranslations('payments.account')
  const t = useTranslations('payments.form')
  const { form, supplier } = editor
  const countries = useCountryOptions()
  const isSwiftRequired = swiftIsRequired({
    isOverseasSupplier: supplier?.isOverseas === true,
    bankCountry: form.values['account.bankCountry'],
  })
  const text = bankTextsOf<`account.${BankText}`>(form, (name) => `account.${name}`, fields)
  const isRequired = true
  return (
    <div className={styles['panel-rest']}>
      <p className={styles['new-account-note']}>
        {t('newAccountNote', { currency: editor.currency || '–' })}
      </p>
      <div className="q-fields">
        {text('accountName', { isRequired })}
        {text('accountNumber', { isRequired })}
        <SelectField
          form={form}
          name="account.bankCountry"
          label={fields('bankCountry')}
          options={countries}
          isRequired
        />
        {text('bankName', { isRequired })}
        {text('swiftCode', { isRequired: isSwiftRequired, hint: t('swiftHint') })}
        {text('bankAddress', { isRequired, isWide: true })}
      </div>
    </div>
  )
}
