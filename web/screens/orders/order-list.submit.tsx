import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { formPathOf } from './order-kinds.ts'
import styles from './order-list.module.css'
import { SubmitReasons } from './order-list.reasons.tsx'

type Props = {
  readonly orders: readonly ListedOrder[]
  readonly results: readonly SubmitResult[]
  readonly onClose: () => void
}

type Outcome = 'submitted' | 'toRelease' | 'notSubmitted'
const outcomeOf = ({ ok, isToRelease = false }: SubmitResult): Outcome =>
  ok ? (isToRelease ? 'toRelease' : 'submitted') : 'notSubmitted'
const tones: Readonly<Record<Outcome, Tone>> = {
  submitted: 'done',
  toRelease: 'underway',
  notSubmitted: 'refused',
}

/** The result for each order of a selection; a refused one links to its form. */
export default function SubmitResults({ orders, results, onClose }: Props) {
  const t = useTranslations('orders.list')
  const fields = useTranslations('orderFields.order')
  const byId = new Map(orders.map((order) => [order.id, order]))
  const countOf = (wanted: Outcome): number => results.filter((result) => outcomeOf(result) === wanted).length
  const counts = (['submitted', 'toRelease', 'notSubmitted'] as const).flatMap((outcome) => {
    const count = countOf(outcome)
    return count > 0 ? [t(`resultsCount.${outcome}`, { count })] : []
  })
  return (
    <Dialog
      width={640}
      title={t('results')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{counts.join(' · ')}</p>
      <div className={styles['order-results-scroll']} tabIndex={0} role="region" aria-label={t('results')}>
        <table className={styles['order-results']}>
          <thead>
            <tr>
              <th scope="col">{fields('orderNo')}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => {
              const order = byId.get(result.id)
              return (
                <tr key={result.id}>
                  <td>{order?.orderNo}</td>
                  <td>
                    <ToneTag tone={tones[outcomeOf(result)]}>{t(outcomeOf(result))}</ToneTag>{' '}
                    {!result.ok && order && (
                      <PageLink href={`${formPathOf(order.modelType)}?id=${result.id}`}>{t('fix')}</PageLink>
                    )}
                    {!result.ok && <SubmitReasons result={result} />}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
