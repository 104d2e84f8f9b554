import type { DebtSummary } from '@quayside/contract/finance/debt.ts'
import { ageingBucket } from '@quayside/contract/finance/finance.codes.ts'
import { type Amount, isZero } from '@quayside/contract/kernel/money.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

type Filters = { readonly currency?: string | undefined; readonly bucket?: string | undefined }
type Props = { readonly summary: DebtSummary; readonly filters: Filters }

export function AgeingTable({ summary, filters }: Props) {
  const t = useTranslations('financeScreens.debts')
  const codeText = useCodeText()
  return (
    <table aria-label={t('ageing')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('currency')}</span>
          </th>
          {ageingBucket.values.map((bucket) => (
            <th key={bucket} scope="col" data-bucket={bucket}>
              <CodeText list={ageingBucket} value={bucket} />
            </th>
          ))}
          <th scope="col">{t('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {summary.currencies.map(({ currency, ...of }) => (
          <tr key={currency}>
            <th scope="row">
              {currency} <CodeText list={currencies} value={currency} />
            </th>
            {ageingBucket.values.map((bucket) => (
              <td key={bucket} data-label={codeText(ageingBucket, bucket)}>
                <Figure value={of[bucket]} search={{ currency, bucket }} filters={filters} />
              </td>
            ))}
            <td data-label={t('sum')}>
              <Figure value={of.total} search={{ currency }} filters={filters} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('inRmb')}</th>
          {ageingBucket.values.map((bucket) => (
            <td key={bucket} data-label={codeText(ageingBucket, bucket)}>
              <Figure value={summary.inRmb[bucket]} search={{ bucket }} filters={filters} />
            </td>
          ))}
          <td data-label={t('sum')}>
            <Figure value={summary.inRmb.total} search={{}} filters={filters} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Figure({ value, search, filters }: { value: string; search: Filters; filters: Filters }) {
  if (isZero(value as Amount)) return <Nothing />
  const isShown = search.currency === filters.currency && search.bucket === filters.bucket
  return (
    <PageLink href={pageAddress('/debtDetail', search)} {...(isShown && { 'aria-current': 'true' })}>
      <Money value={value as Amount} />
    </PageLink>
  )
}
