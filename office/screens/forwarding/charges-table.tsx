import { chargeBasis } from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  chargeAmount,
  type FreightCharge,
  formatPrice,
  sumsByCurrency,
} from '@quayside/contract/forwarding/freight-charge.ts'
import { formatAmount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { Nothing } from '@quayside/kit/cells.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'

/** The charges of a quotation or an order, with their sums. */
export function ChargesTable({ charges }: { charges: readonly FreightCharge[] }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.freightCharge')
  const kindName = useEntryNames('1020')
  const codeText = useCodeText()
  return (
    <>
      <ShortTable
        rows={charges}
        keyOf={({ kind }) => kind}
        columns={[
          { title: fields('kind'), isRowHead: true, cell: ({ kind }) => `${kindName(kind)} ${kind}` },
          {
            title: fields('basis'),
            cell: ({ basis, quantity }) => `${codeText(chargeBasis, basis)} × ${formatQuantity(quantity)}`,
          },
          {
            title: fields('unitPrice'),
            isFigure: true,
            cell: (charge) => (isYes(charge.isIncluded) ? t('included') : formatPrice(charge.unitPrice)),
          },
          {
            title: fields('amount'),
            isFigure: true,
            cell: (charge) =>
              isYes(charge.isIncluded) ? (
                <Nothing />
              ) : (
                <Money value={chargeAmount(charge)} currency={charge.currency} />
              ),
          },
        ]}
      />
      <p className="q-page-note">
        {sumsByCurrency(charges)
          .map(({ currency, amount }) => `${currency} ${formatAmount(amount)}`)
          .join(' + ')}
      </p>
    </>
  )
}
