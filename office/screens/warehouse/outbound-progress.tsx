import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import { outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'

const way = ['new', 'arranged', 'shipped', 'completed'] as const

export function OutboundProgress({ outbound }: { outbound: OutboundReview }) {
  const t = useTranslations('officeWarehouse')
  const codeText = useCodeText()
  const here = way.findIndex((each) => each === stateKey(outboundMachine, outbound.state))
  if (here < 0) return null
  return (
    <Stages
      label={t('progress')}
      stages={way.map((key, place) => ({
        key,
        label: codeText(outboundState, outboundState.codes[key]),
        is: place < here ? 'passed' : place === here ? 'here' : 'ahead',
        note:
          place > here ? (
            ''
          ) : (
            <DateText value={outbound.timeline.find((entry) => entry.toState === key)?.at} hasTime />
          ),
      }))}
    />
  )
}
