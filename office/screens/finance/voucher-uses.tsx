import { amount, sum } from '@quayside/contract/kernel/money.ts'
import type { CashVoucherReview } from '@quayside/contract/office/voucher.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentNumber } from '../../lib/document-number.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { useDebtName } from '../../lib/use-debt-name.ts'
import { UndoDialog } from './undo-dialog.tsx'

type Part = { readonly voucher: CashVoucherReview }

export function VoucherUses({ voucher }: Part) {
  const t = useTranslations('officeFinance.voucher')
  const finance = useTranslations('officeFinance')
  const nameOf = useDebtName()
  const may = useMay()
  const [undoing, setUndoing] = useState<CashVoucherReview['uses'][number]>()
  return (
    <Panel title={t('uses')}>
      {voucher.uses.length === 0 && voucher.earmarks.length === 0 && <p>{t('noUses')}</p>}
      {voucher.uses.length > 0 && (
        <ShortTable
          rows={voucher.uses}
          columns={[
            {
              title: t('document'),
              isRowHead: true,
              cell: (use) => <DocumentNumber number={use.documentNo} />,
            },
            {
              title: t('item2'),
              cell: ({ itemKind: kind, feeKind }) =>
                kind === null ? <Nothing /> : nameOf({ kind, feeKind }),
            },
            {
              title: finance('order'),
              cell: ({ orderId, orderNo }) =>
                orderId === null ? (
                  <Nothing />
                ) : (
                  <Code href={recordAddress('order', orderId)}>{orderNo}</Code>
                ),
            },
            {
              title: finance('amount'),
              isFigure: true,
              ...(voucher.uses.length > 1 && {
                total: (
                  <Money
                    value={sum(voucher.uses.map((use) => amount(use.amount)))}
                    currency={voucher.currency}
                  />
                ),
              }),
              cell: (use) => <Money value={amount(use.amount)} currency={voucher.currency} />,
            },
            {
              title: t('undo'),
              isActions: true,
              cell: (use) =>
                use.itemId !== null &&
                may('cash-writeOff') && (
                  <Button look="link" size="small" onClick={() => setUndoing(use)}>
                    {t('undo')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {voucher.earmarks.length > 0 && (
        <>
          <h3>{t('earmarks')}</h3>
          <ShortTable
            rows={voucher.earmarks}
            keyOf={(kept) => kept.applicationId}
            columns={[
              {
                title: t('application'),
                isRowHead: true,
                cell: (kept) => (
                  <PageLink href={recordAddress('paymentApplication', kept.applicationId)}>
                    {kept.applicationNo}
                  </PageLink>
                ),
              },
              {
                title: finance('amount'),
                isFigure: true,
                cell: (kept) => <Money value={amount(kept.amount)} currency="RMB" />,
              },
            ]}
          />
        </>
      )}
      {undoing && <UndoDialog voucher={voucher} use={undoing} onClose={() => setUndoing(undefined)} />}
    </Panel>
  )
}
