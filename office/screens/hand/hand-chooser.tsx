import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { HandPage } from './hand-page.tsx'
import jobStyles from './job-parts.module.css'
import rowStyles from './job-parts.module.css'
import type { Outbox } from './outbox.ts'
import { ScanField } from './scan-field.tsx'

export const handJobs = ['receive', 'put', 'pick'] as const
type Job = (typeof handJobs)[number]

type Waiting = { readonly id: string; readonly number: string; readonly who: string; readonly note: string }

/** The orders that wait, to be chosen or scanned. */
export function HandChooser({ job, outbox }: { job: Job; outbox: Outbox | undefined }) {
  const t = useTranslations('officeHand')
  const change = useChangeSearch()
  const queries = useQueryClient()
  const asked = queryOptions({
    queryKey: ['hand', job, useLocale()],
    queryFn: () => waitingOrders(job, t),
  })
  const { data } = useQuery(asked)
  async function scan(code: string): Promise<void> {
    const number = (code.split('/')[0] ?? '').toLowerCase()
    // A label may be scanned before the list has come.
    const orders = await queries.ensureQueryData(asked).catch(() => [])
    const found = orders.find((each) => each.number.toLowerCase() === number)
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
        <ScanField placeholder={t('scanOrder')} onCode={(code) => void scan(code)} />
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
    const query =
      job === 'receive'
        ? { state: 'audited', isPickedUp: defaultFlag.codes.yes, pageSize }
        : { state: 'reviewed', pageSize }
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
