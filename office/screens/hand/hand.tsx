import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useChangeSearch, useWholeSearch } from '@quayside/kit/page-search.ts'
import { Segmented } from '@quayside/kit/segmented.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { getRecord } from '../../lib/records.ts'
import { HandPage } from './hand-page.tsx'
import jobStyles from './job-parts.module.css'
import rowStyles from './job-parts.module.css'
import type { Outbox } from './outbox.ts'
import { Picking } from './picking.tsx'
import { PuttingAway } from './putting-away.tsx'
import { Receiving } from './receiving.tsx'
import { ScanField } from './scan-field.tsx'
import { useOutbox } from './use-outbox.ts'

const jobs = ['receive', 'put', 'pick'] as const
type Job = (typeof jobs)[number]

/** Receiving, putting away and picking with a phone or a hand scanner; what is scanned while the line is cut is sent afterwards. */
export function Hand() {
  const { id, job } = useWholeSearch()
  const outbox = useOutbox()
  const doing = jobs.find((each) => each === job) ?? 'receive'
  if (id === undefined) return <Chooser job={doing} outbox={outbox} />
  return doing === 'pick' ? (
    <PickOrder id={id} outbox={outbox} />
  ) : (
    <TakeIn id={id} job={doing} outbox={outbox} />
  )
}

type OrderProps = { readonly id: string; readonly outbox: Outbox | undefined }
/** What was read stays while the line is cut. */
const kept = { staleTime: 15_000, gcTime: Number.POSITIVE_INFINITY, retry: false } as const

const inboundJobs = {
  receive: { step: 'receive', title: 'receiving', refused: 'notToReceive', Page: Receiving },
  put: { step: 'store', title: 'putting', refused: 'notToPut', Page: PuttingAway },
} as const

function TakeIn({ id, job, outbox }: OrderProps & { readonly job: keyof typeof inboundJobs }) {
  const t = useTranslations('officeHand')
  const { data } = useQuery({
    queryKey: ['warehouseIn', 'record', id],
    queryFn: () => getRecord('warehouseIn', id),
    ...kept,
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
    ...kept,
  })
  if (data?.nextSteps.some(({ name }) => name === 'ship')) return <Picking outbound={data} outbox={outbox} />
  const back = pageAddress('/office/hand', { job: 'pick' })
  return (
    <HandPage title={t('picking')} back={back} outbox={outbox} {...(data && { number: data.number })}>
      {data && <EmptyState text={t('notToPick')} />}
    </HandPage>
  )
}

type Waiting = { readonly id: string; readonly number: string; readonly who: string; readonly note: string }

/** The orders that wait, to be chosen or scanned. */
function Chooser({ job, outbox }: { job: Job; outbox: Outbox | undefined }) {
  const t = useTranslations('officeHand')
  const change = useChangeSearch()
  const { data } = useQuery({ queryKey: ['hand', job, useLocale()], queryFn: () => waitingOrders(job, t) })
  function scan(code: string): void {
    const number = (code.split('/')[0] ?? '').toLowerCase()
    const found = data?.find((each) => each.number.toLowerCase() === number)
    if (found) change({ id: found.id })
    else showToast({ kind: 'warning', text: t('unknownCode', { code }) })
  }
  return (
    <HandPage title={t('title')} back={pageAddress('/office')} outbox={outbox}>
      <div className={jobStyles['top']}>
        <Segmented<Job>
          aria-label={t('title')}
          value={job}
          options={[
            { value: 'receive', label: t('receiving') },
            { value: 'put', label: t('putting') },
            { value: 'pick', label: t('picking') },
          ]}
          onChange={(chosen) => change({ job: chosen === 'receive' ? undefined : chosen })}
        />
        <ScanField placeholder={t('scanOrder')} onCode={scan} />
      </div>
      {data?.length === 0 && <EmptyState text={t('nothing')} />}
      <ul className={rowStyles['orders']}>
        {(data ?? []).map((order) => (
          <li key={order.id}>
            <button type="button" onClick={() => change({ id: order.id })}>
              <b>{order.number}</b>
              <span>{order.who}</span>
              <small>{order.note}</small>
            </button>
          </li>
        ))}
      </ul>
    </HandPage>
  )
}

const pageSize = 50

async function waitingOrders(
  job: Job,
  t: ReturnType<typeof useTranslations<'officeHand'>>,
): Promise<Waiting[]> {
  if (job !== 'pick') {
    const query = { state: job === 'receive' ? 'audited' : 'reviewed', pageSize }
    const { rows } = await api('GET warehouse/online/inbound/list', { query }, { isQuiet: true })
    return rows.map(({ id, number, companyName, supplierName, counted, put, lineCount }) => ({
      id,
      number,
      who: [companyName, supplierName].filter(Boolean).join(' · '),
      note:
        job === 'receive'
          ? t('countedLines', { done: counted, total: lineCount })
          : t('putLines', { done: put, total: lineCount }),
    }))
  }
  const query = { state: 'arranged', pageSize }
  const { rows } = await api('GET warehouse/online/outbound/list', { query }, { isQuiet: true })
  return rows.map(({ id, number, companyName, warehouseName, qty, shippedQty }) => ({
    id,
    number,
    who: [companyName, warehouseName].filter(Boolean).join(' · '),
    note: t('shippedOf', { done: showNumber(shippedQty), total: showNumber(qty) }),
  }))
}
