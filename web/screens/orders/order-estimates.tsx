import { Dialog } from '@quayside/kit/dialog.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-form.module.css'
import type { LineView } from './order-scan.ts'

const mostShown = 500

/** The estimate of each line, as it was reckoned. */
export function LineEstimates(props: { views: readonly LineView[]; isImport: boolean; onClose: () => void }) {
  const { views, isImport, onClose } = props
  const t = useTranslations('orderForm.estimates')
  const fields = useTranslations('orderFields.orderLine')
  return (
    <Dialog width={880} title={t(isImport ? 'duty' : 'refund')} onClose={onClose}>
      <div
        className={`q-import-rows ${styles['order-estimates']}`}
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
            {views.slice(0, mostShown).map((view, place) => (
              <tr key={view.row.id}>
                <td>{place + 1}</td>
                <td>{view.line.model || '–'}</td>
                <td>
                  <Money value={view.total} />
                </td>
                {isImport ? (
                  <>
                    <td>
                      <Money value={view.duty?.dutiableValue} />
                    </td>
                    <td>{view.duty ? `${view.duty.dutyRate}%` : t('unclassified')}</td>
                    <td>
                      <Money value={view.duty?.duty} />
                    </td>
                    <td>
                      <Money value={view.duty?.consumptionTax} />
                    </td>
                    <td>
                      <Money value={view.duty?.vat} />
                    </td>
                    <td>
                      <Money value={view.duty?.total} />
                    </td>
                  </>
                ) : (
                  <td>
                    <Money value={view.refund} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="q-page-note">{t('note')}</p>
    </Dialog>
  )
}
