import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import { getRecord } from '../../lib/records.ts'
import { HandChooser, handJobs } from './hand-chooser.tsx'
import { HandPage } from './hand-page.tsx'
import type { Outbox } from './outbox.ts'
import { Picking } from './picking.tsx'
import { PuttingAway } from './putting-away.tsx'
import { Receiving } from './receiving.tsx'
import { useOutbox } from './use-outbox.ts'

/** Receiving, putting away and picking with a phone or a hand scanner; what is scanned while the line is cut is sent afterwards. */
export function Hand() {
  const { id, job } = useWholeSearch()
  const outbox = useOutbox()
  const doing = handJobs.find((each) => each === job) ?? 'receive'
  if (id === undefined) return <HandChooser job={doing} outbox={outbox} />
  return doing === 'pick' ? (
    <PickOrder id={id} outbox={outbox} />
  ) : (
    <TakeIn id={id} job={doing} outbox={outbox} />
  )
}

type OrderProps = { readonly id: string; readonly outbox: Outbox | undefined }
/** What was read stays while the line is cut. */
const offlineQuery = { staleTime: 15_000, gcTime: Number.POSITIVE_INFINITY, retry: false } as const

const inboundJobs = {
  receive: { step: 'receive', title: 'receiving', refused: 'notToReceive', Page: Receiving },
  put: { step: 'store', title: 'putting', refused: 'notToPut', Page: PuttingAway },
} as const

function TakeIn({ id, job, outbox }: OrderProps & { readonly job: keyof typeof inboundJobs }) {
  const t = useTranslations('officeHand')
  const { data } = useQuery({
    queryKey: ['inbound', 'record', id],
    queryFn: () => getRecord('inbound', id),
    ...offlineQuery,
  })
  const back = pageAddress('/office/hand', { job })
  const { step, title, refused, Page } = inboundJobs[job]
  // Goods that are still to be fetched cannot be received.
  if (data?.nextSteps.some(({ name }) => name === step)) return <Page inbound={data} outbox={outbox} />
  return (
    <HandPage title={t(title)} back={back} outbox={outbox} {...(data && { number: data.number })}>
      {data && <EmptyState text={t(refused)} />}
    </HandPage>
  )
}

function PickOrder({ id, outbox }: OrderProps) {
  const t = useTranslations('officeHand')
  const { data } = useQuery({
    queryKey: ['outbound', 'record', id],
    queryFn: () => getRecord('outbound', id),
    ...offlineQuery,
  })
  if (data?.nextSteps.some(({ name }) => name === 'ship')) return <Picking outbound={data} outbox={outbox} />
  const back = pageAddress('/office/hand', { job: 'pick' })
  return (
    <HandPage title={t('picking')} back={back} outbox={outbox} {...(data && { number: data.number })}>
      {data && <EmptyState text={t('notToPick')} />}
    </HandPage>
  )
}
