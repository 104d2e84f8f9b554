import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { orderTotals } from '@quayside/contract/orders/order-totals.ts'
import { sampleLines, sampleOrder } from '@quayside/contract/orders/sample-order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { Panel } from './home-panel.tsx'
import styles from './home-start.module.css'

const tries = ['change', 'check', 'discard'] as const

/** The form of an import filled with examples; nothing of it is kept. */
export function SampleInvitation() {
  const t = useTranslations('home.start.sample')
  const navigate = useNavigate()
  const { currency } = sampleOrder
  const lines = sampleLines(() => '')
  const amount = formatAmount(orderTotals(lines, currency).orderAmount)
  return (
    <Panel title={t('title')} note={t('note')}>
      <div className={styles['sample']}>
        <p className={styles['sample-order']}>
          <b>{t('name')}</b>
          <span className="q-number">{t('facts', { lines: lines.length, currency, amount })}</span>
        </p>
        <ul>
          {tries.map((each) => (
            <li key={each}>{t(`tries.${each}`)}</li>
          ))}
        </ul>
        <Button onClick={() => void navigate({ href: pageAddress('/importOrder', { sample: '1' }) })}>
          {t('open')}
        </Button>
      </div>
    </Panel>
  )
}
