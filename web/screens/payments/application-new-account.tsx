import { swiftIsRequired } from '@quayside/contract/partners/supplier-account.rules.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
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
  return (
    <div className={styles['panel-rest']}>
      <p className={styles['new-account-note']}>
        {t('newAccountNote', { currency: editor.currency || '–' })}
      </p>
      <div className="q-fields">
        <TextField
          form={form}
          name="account.accountName"
          label={fields('accountName')}
          maxLength={200}
          isRequired
        />
        <TextField
          form={form}
          name="account.accountNumber"
          label={fields('accountNumber')}
          maxLength={60}
          isRequired
        />
        <SelectField
          form={form}
          name="account.bankCountry"
          label={fields('bankCountry')}
          options={countries}
          isRequired
        />
        <TextField
          form={form}
          name="account.bankName"
          label={fields('bankName')}
          maxLength={200}
          isRequired
        />
        <TextField
          form={form}
          name="account.swiftCode"
          label={fields('swiftCode')}
          maxLength={11}
          isRequired={isSwiftRequired}
          hint={t('swiftHint')}
        />
        <TextField
          form={form}
          name="account.bankAddress"
          label={fields('bankAddress')}
          maxLength={300}
          isRequired
          isWide
        />
      </div>
    </div>
  )
}
