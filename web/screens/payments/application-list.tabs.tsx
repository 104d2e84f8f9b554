import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

/** They stand in the order of an application's states. */
const tabs = ['toRelease', 'unreviewed', 'arranged', 'paid', 'rejected', 'cancelled'] as const

type TabsProps = {
  readonly chosen: { readonly state?: string; readonly isMine?: string }
  readonly onChoose: (state: string, isMine: string) => void
}

const waiting = 'waitsForMe'

/** A tab is a state; what waits for one's own release stands apart. */
export function ApplicationTabs({ chosen, onChoose }: TabsProps) {
  const t = useTranslations('payments.list')
  const codeText = useCodeText()
  const can = useCan()
  const counts = useQuery({
    queryKey: ['paymentApplication', 'counts'],
    queryFn: () => api('GET finance/online/paymentQuery/tabCounts', {}, { isQuiet: true }),
  }).data
  const toRelease = String(states.codes.toRelease)
  const isWaiting = chosen.state === toRelease && chosen.isMine === '0'
  return (
    <ListTabs
      label={t('tabs')}
      chosen={isWaiting ? waiting : (chosen.state ?? '')}
      groups={[
        [
          { value: '', label: t('all'), count: counts?.all },
          ...tabs.map((tab) => ({
            value: String(states.codes[tab]),
            label: codeText(states, states.codes[tab]),
            count: counts?.[tab],
          })),
        ],
        ...(can('finance-application-release')
          ? [
              [
                {
                  value: waiting,
                  label: t('waitsForMe'),
                  count: counts?.waitsForMe,
                  tone: 'waitsForYou' as const,
                },
              ],
            ]
          : []),
      ]}
      onChoose={(value) => (value === waiting ? onChoose(toRelease, '0') : onChoose(value, ''))}
    />
  )
}
