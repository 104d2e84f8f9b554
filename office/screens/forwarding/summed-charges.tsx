import { type FreightCharge, sumsByCurrency } from '@quayside/contract/forwarding/freight-charge.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { ChargesTable } from '@quayside/kit/records/freight-tables.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import styles from './forwarding.module.css'

/** The charges of a quotation or an order, with their sums. */
export function SummedCharges({ charges }: { charges: readonly FreightCharge[] }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const kindName = useEntryNames('1020')
  return (
    <>
      <ChargesTable charges={charges} kindName={kindName} included={t('included')} />
      <p className={styles['sum']}>
        <span>{fields('totals')}</span>{' '}
        {sumsByCurrency(charges)
          .map(({ currency, amount }) => `${currency} ${formatAmount(amount)}`)
          .join(' + ')}
      </p>
    </>
  )
}
