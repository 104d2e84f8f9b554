import { chargeBasis, freightMilestone } from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  chargeAmount,
  type FreightCharge,
  formatCount,
  formatPrice,
} from '@quayside/contract/forwarding/freight-charge.ts'
import type { Milestone } from '@quayside/contract/forwarding/milestone.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Money } from '../record/money.tsx'
import { useCodeText } from '../record/state-tag.tsx'
import { DateText, Nothing } from '../table/cells.tsx'
import { ShortTable } from '../table/short-table.tsx'

type ChargesProps = {
  readonly charges: readonly FreightCharge[]
  /** Names values of dictionary 1020, which each front end loads its own way. */
  readonly kindName: (kind: string) => string
  readonly included: string
}

export function ChargesTable({ charges, kindName, included }: ChargesProps) {
  const fields = useTranslations('forwardingFields.freightCharge')
  const codeText = useCodeText()
  return (
    <ShortTable
      rows={charges}
      keyOf={({ kind }) => kind}
      columns={[
        {
          title: fields('kind'),
          isRowHead: true,
          share: '38%',
          cell: ({ kind }) => (
            <>
              {kindName(kind)} <small>{kind}</small>
            </>
          ),
        },
        {
          title: fields('basis'),
          cell: ({ basis, quantity }) =>
            Number(quantity) === 1
              ? codeText(chargeBasis, basis)
              : `${codeText(chargeBasis, basis)} × ${formatCount(quantity)}`,
        },
        {
          title: fields('unitPrice'),
          isFigure: true,
          cell: (charge) => (isYes(charge.isIncluded) ? included : formatPrice(charge.unitPrice)),
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
  )
}

type MilestonesProps = {
  readonly milestones: readonly Milestone[]
  readonly texts: (key: 'milestone' | 'planned' | 'actual' | 'late') => string
  readonly lateMark: (milestone: Milestone) => ReactNode
}

/** Planned and actual times of a shipment. */
export function MilestonesTable({ milestones, texts, lateMark }: MilestonesProps) {
  const codeText = useCodeText()
  return (
    <ShortTable
      rows={milestones}
      keyOf={({ kind }) => kind}
      columns={[
        { title: texts('milestone'), isRowHead: true, cell: ({ kind }) => codeText(freightMilestone, kind) },
        { title: texts('planned'), cell: ({ plannedAt }) => <DateText value={plannedAt} hasTime /> },
        { title: texts('actual'), cell: ({ actualAt }) => <DateText value={actualAt} hasTime /> },
        { title: texts('late'), cell: lateMark },
      ]}
    />
  )
}
