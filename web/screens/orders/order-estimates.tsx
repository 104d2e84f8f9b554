import type { Rate } from '@quayside/contract/kernel/money.ts'
import type { KnownFacts } from '@quayside/contract/orders/known-facts.ts'
import { lineDuty } from '@quayside/contract/orders/order-estimates.ts'
import { takenRate } from '@quayside/contract/products/duty-rates.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useTakenRateText } from '@quayside/kit/records/origin-rates.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import styles from './order-form.module.css'
import type { LineView } from './order-scan.ts'

const mostShown = 500

/** The estimate of each line. */
export function LineEstimates(props: {
  views: readonly LineView[]
  facts: KnownFacts | undefined
  currency: string
  isImport: boolean
  /** What the order's charges raise each price by. */
  factor: Rate
  hasCertificate: boolean
  onClose: () => void
}) {
  const { views, facts, currency, isImport, factor, hasCertificate, onClose } = props
  const rateText = useTakenRateText(useEntryNames('1003'))
  const rate = facts?.customsRate as Rate | null | undefined
  const t = useTranslations('orderForm.estimates')
  const fields = useTranslations('orderFields.orderLine')
  return (
    <Dialog width={880} title={t(isImport ? 'duty' : 'refund')} onClose={onClose}>
      <div
        className={`q-rows ${styles['order-estimates']}`}
        tabIndex={0}
        role="region"
        aria-label={t('duty')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{fields('model')}</th>
              <th scope="col">{fields('totalMoney')}</th>
              {isImport ? (
                <>
                  <th scope="col">{t('dutiable')}</th>
                  <th scope="col">{t('rate')}</th>
                  <th scope="col">{t('dutyAmount')}</th>
                  <th scope="col">{t('consumption')}</th>
                  <th scope="col">{t('vat')}</th>
                  <th scope="col">{t('sum')}</th>
                </>
              ) : (
                <th scope="col">{t('refundAmount')}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {views.slice(0, mostShown).map((view, place) => {
              const duty = rate
                ? lineDuty(view.line, facts?.modelOf(view.line), rate, { currency, factor, hasCertificate })
                : undefined
              return (
                <tr key={view.row.id}>
                  <td>{place + 1}</td>
                  <td>{view.line.model || '–'}</td>
                  <td>
                    <Money value={view.total} />
                  </td>
                  {isImport ? (
                    <>
                      <td>
                        <Money value={duty?.dutiableValue} />
                      </td>
                      <td>{duty ? rateText(takenRate(duty.taken)) : t('unclassified')}</td>
                      <td>
                        <Money value={duty?.duty} />
                      </td>
                      <td>
                        <Money value={duty?.consumptionTax} />
                      </td>
                      <td>
                        <Money value={duty?.vat} />
                      </td>
                      <td>
                        <Money value={duty?.total} />
                      </td>
                    </>
                  ) : (
                    <td>
                      <Money value={view.refund} />
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="q-page-note">{t('note')}</p>
    </Dialog>
  )
}
