import { taxBillKind, taxBillState, taxBillStateTone } from '@quayside/contract/customs/customs.codes.ts'
import type { DeclarationDetail } from '@quayside/contract/customs/declaration.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

type Part = { readonly declaration: DeclarationDetail }

export function DeclarationBills({ declaration: { bills } }: Part) {
  const t = useTranslations('customsScreens.declarations')
  const fields = useTranslations('declarationFields.taxBill')
  const maySee = useCan()('customs-taxBill-list')
  if (bills.length === 0) return null
  return (
    <>
      <h3>{t('bills')}</h3>
      <ShortTable
        rows={bills}
        keyOf={({ id }) => id}
        columns={[
          {
            title: fields('number'),
            isRowHead: true,
            cell: ({ id, number }) => (
              <Code {...(maySee && { href: pageAddress('/customsPaymentRecord', { record: id }) })}>
                {number}
              </Code>
            ),
          },
          { title: fields('kind'), cell: ({ kind }) => <CodeText list={taxBillKind} value={kind} /> },
          {
            title: fields('amount'),
            isFigure: true,
            cell: ({ amount }) => `RMB ${formatAmount(amount as Amount)}`,
          },
          { title: fields('dueOn'), cell: ({ dueOn }) => <DateText value={dueOn} /> },
          {
            title: fields('state'),
            cell: ({ state }) => <StateTag list={taxBillState} tones={taxBillStateTone} value={state} />,
          },
        ]}
      />
    </>
  )
}
