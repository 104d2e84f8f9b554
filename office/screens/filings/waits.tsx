import { approvalParty } from '@quayside/contract/filings/approval.codes.ts'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'

/** Who has to act with a filing; gold is what the staff have to do. */
export function Waits({ waitsFor }: { waitsFor: number }) {
  const t = useTranslations('officeApproval')
  const party = approvalParty.keyOf(waitsFor) ?? 'none'
  if (party === 'none') return <Nothing />
  return <ToneTag tone={party === 'provider' ? 'waitsForYou' : 'underway'}>{t(`waits.${party}`)}</ToneTag>
}

type Party = 'customer' | 'provider' | 'authority'

export function WaitsFilter({ parties }: { parties: readonly Party[] }) {
  const t = useTranslations('officeApproval')
  return (
    <FilterSelect
      name="waitsFor"
      label={t('waitsFor')}
      width={150}
      options={parties.map((party) => ({
        value: String(approvalParty.codes[party]),
        label: t(`waits.${party}`),
      }))}
    />
  )
}
