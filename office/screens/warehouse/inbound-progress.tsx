import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { inboundMachine } from '@quayside/contract/warehouse/inbound.states.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'

const way = ['submitted', 'audited', 'received', 'inspected', 'reviewed', 'stored'] as const

export function InboundProgress({ inbound }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse')
  const codeText = useCodeText()
  const state = stateKey(inboundMachine, inbound.state)
  const here = way.findIndex((each) => each === (state === 'entrusted' ? 'stored' : state))
  if (here < 0) return null
  return (
    <Stages
      label={t('progress')}
      stages={way.map((key, place) => {
        const reached = inbound.timeline.find((entry) => entry.toState === key)?.at
        return {
          key,
          label: codeText(inboundState, inboundState.codes[key]),
          is: place < here ? 'passed' : place === here ? 'here' : 'ahead',
          note: place > here ? '' : <DateText value={reached} hasTime />,
        }
      })}
    />
  )
}
