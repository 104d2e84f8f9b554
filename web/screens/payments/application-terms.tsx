import { formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import { bankFeeBearer } from '@quayside/contract/payments/payment.codes.ts'
import { entryLabel } from '@quayside/contract/rates/entry-label.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { SelectField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { ApplicationFiles } from './application-files.tsx'
import styles from './application-form.module.css'
import type { ApplicationSums } from './application-sums.ts'
import type { ApplicationForm } from './use-application-form.ts'

type Props = { readonly editor: ApplicationForm; readonly sums: ApplicationSums }

/** An order with this method is paid without the provider, so nothing is applied for by it. */
const withoutProvider = 'SELF'

/** How it is paid: method, who bears the bank's fee, the rate, files and a remark. */
export function ApplicationTerms({ editor, sums }: Props) {
  const t = useTranslations('payments.form')
  const codeText = useCodeText()
  const { form } = editor
  const chargeHint = useChargeHint({ editor, sums })
  const methods = useDictionary('1015')
    .filter(({ value }) => value !== withoutProvider)
    .map((entry) => ({ value: entry.value, label: entryLabel('1015', entry) }))
  return (
    <section className="q-panel">
      <div className={styles['terms']}>
        <SelectField form={form} name="paymentMethod" label={t('method')} options={methods} isRequired />
        <Field form={form} name="bankFeeBearer" label={t('bearer')} isRequired hint={chargeHint}>
          {({ value, set }) => (
            <Segmented
              aria-label={t('bearer')}
              value={value}
              options={bankFeeBearer.values.map((each) => ({
                value: each,
                label: codeText(bankFeeBearer, each),
              }))}
              onChange={set}
            />
          )}
        </Field>
        <RateField editor={editor} />
      </div>
      <div className={styles['panel-rest']}>
        <ApplicationFiles editor={editor} />
        <div className={styles['remark']}>
          <Field form={form} name="remark" label={t('remark')} isWide>
            {(control) => <TextAreaInput control={control} maxLength={500} />}
          </Field>
        </div>
      </div>
    </section>
  )
}

function useChargeHint({ editor, sums }: Props): string {
  const t = useTranslations('payments.form')
  const last = editor.facts?.lastCharge
  if (editor.form.values.bankFeeBearer === bankFeeBearer.codes.supplier) return t('chargeNone')
  if (!last || sums.charge === undefined) return t('chargeUnknown')
  return t('chargeExpected', { charge: `${last.currency} ${formatAmount(sums.charge)}`, on: last.on })
}

/** The rate that an application made now takes; it cannot be chosen. */
function RateField({ editor }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.form')
  const { form, rate, currency } = editor
  const error = form.errors['rate']
  const isOwn = currency === currencies.codes.RMB
  return (
    <div className="q-field" data-form={form.id} data-wrong={error !== undefined || undefined}>
      <span className={styles['label']} id={`${form.id}-rate-label`}>
        {t('rate')}
      </span>
      <output
        id={`${form.id}-rate`}
        className={styles['rate']}
        aria-labelledby={`${form.id}-rate-label`}
        tabIndex={-1}
      >
        {rate ? (
          <>
            <b>{formatRate(rate.rate as Rate)}</b> {t('rateSource')}
          </>
        ) : isOwn ? (
          t('rateOwn')
        ) : (
          '–'
        )}
      </output>
      {error !== undefined && <div className="q-field-error">{error}</div>}
      {rate && (
        <div className="q-field-hint">
          {rate.day === today() ? t('rateToday', { day: rate.day }) : t('rateBefore', { day: rate.day })}
        </div>
      )}
    </div>
  )
}
