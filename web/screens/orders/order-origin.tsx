import type { estimateTaxes } from '@quayside/contract/customs/estimate-taxes.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { dutyMeasure, tradeAgreement } from '@quayside/contract/products/duty-rates.codes.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-record.module.css'

export type OriginFacts = Pick<ReturnType<typeof estimateTaxes>, 'measures' | 'savings'>

/** Which rates of duty the estimate took, and what a certificate of origin would save. */
export function OriginNotes({ origin: { measures, savings } }: { origin: OriginFacts }) {
  const t = useTranslations('orderForm.summary')
  const comma = useTranslations('kit.cell')('comma')
  const codeText = useCodeText()
  const agreementText = (agreement: string): string => {
    const known = tradeAgreement.values.find((value) => value === agreement)
    return known ? codeText(tradeAgreement, known) : agreement
  }
  const taken = measures.map(({ measure, agreement, count }) =>
    t('rateTaken', {
      measure: [codeText(dutyMeasure, measure), ...(agreement === '' ? [] : [agreementText(agreement)])].join(
        ' ',
      ),
      count,
    }),
  )
  return (
    <>
      {taken.length > 0 && (
        <p className={styles['order-note']}>{t('ratesTaken', { list: taken.join(comma) })}</p>
      )}
      {savings.map(({ agreement, amount }) => (
        <p key={agreement} className={styles['order-saving']}>
          {t('certificateSaves', { agreement: agreementText(agreement), amount: formatAmount(amount) })}
        </p>
      ))}
    </>
  )
}
