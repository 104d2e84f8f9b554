import { feeBasis, feeKinds } from '@quayside/contract/finance/fee.rules.ts'
import { feeColumns } from '@quayside/contract/finance/fee.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { FeeReview } from '@quayside/contract/office/fee.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useBasis } from '../../lib/use-debt-name.ts'
import styles from './finance.module.css'

/** A fee with its basis and what is settled of it; the record and its dispute show the same. */
export function FeeDetails({ fee }: { fee: FeeReview }) {
  const t = useTranslations('officeFinance.fee')
  const fields = useTranslations('financeFields.fee')
  const kindName = useEntryNames(String(feeKinds))
  const basisOf = useBasis()
  const shown = fieldsOf(feeColumns, fee, fields)
  return (
    <Panel>
      <Details>
        <Detail label={fields('amount')}>
          <span className={styles['sum']}>
            <Money value={amount(fee.amount)} currency={fee.currency} />
          </span>
        </Detail>
        <TextDetail label={fields('kind')} value={kindName(fee.kind)} />
        <TextDetail label={t('basis')} value={basisOf(feeBasis(fee), fee.kind)} />
        <Detail label={fields('orderNo')}>
          {fee.orderId === null || fee.orderNo === null ? (
            <Nothing />
          ) : (
            <Code href={recordAddress('order', fee.orderId)}>{fee.orderNo}</Code>
          )}
        </Detail>
        {shown('chargedOn', 'dueOn', 'settled', 'outstanding')}
        {fee.corrects !== null && (
          <Detail label={t('corrects')}>
            <PageLink href={recordAddress('fee', fee.corrects)}>{fee.corrects}</PageLink>
          </Detail>
        )}
        {shown('note')}
      </Details>
    </Panel>
  )
}
