import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { usePhrases } from '@quayside/kit/page/phrases.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useTranslations } from 'use-intl'

/** Marks that the provider sets besides the order's state, by field name. */
const marks = ['priceAudit', 'declarationState', 'archiveState', 'paymentState', 'shippingState'] as const

/** The text of an entry of the order's timeline. */
export function useEventText(): (entry: TimelineEntry) => string {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.order')
  const changes = useTranslations('orderLogistics.change')
  const deliveries = useTranslations('orderLogistics.delivery')
  const stepText = useStepText('order')
  const codes = usePhrases('codes')
  return (entry) => {
    if (entry.transition === 'create') return t('created')
    if (entry.transition === 'signContract') return t('contractSigned')
    if (entry.transition === 'ship') return t('shipNoted')
    if (entry.transition === 'deliverySigned')
      return `${deliveries('signed')} · ${deliveries('number', { number: Number(entry.toState) })}`
    if (entry.transition === 'orderChange') {
      const states: Readonly<Record<string, string | undefined>> = codes.orderChangeState
      return [changes('event'), states[entry.toState]].filter(Boolean).join(' · ')
    }
    const shared: Readonly<Record<string, string | undefined>> = codes.recordEvent
    const mark = marks.find((each) => each === entry.transition)
    if (mark === undefined) return shared[entry.transition] ?? stepText(entry.transition).label
    const texts: Readonly<Record<string, string | undefined>> = codes[mark]
    return [fields(mark), texts[entry.toState] ?? entry.toState].filter(Boolean).join(' · ')
  }
}
