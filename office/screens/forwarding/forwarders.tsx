import { forwarderEnquiryState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { QuoteRequestState } from '@quayside/contract/forwarding/quote-request.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import type { EnquiryReview } from '@quayside/contract/office/forwarding.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { AskForwardersDialog } from './ask-forwarders-dialog.tsx'
import styles from './forwarding.module.css'

const tones: Readonly<Record<QuoteRequestState, Tone>> = {
  waiting: 'underway',
  answered: 'done',
  expired: 'refused',
  withdrawn: 'draft',
}
const { submitted, quoted } = forwarderEnquiryState.codes

/** The forwarders that were asked, each with what became of it. */
export function AskedForwarders({ enquiry }: { enquiry: EnquiryReview }) {
  const t = useTranslations('officeForwarding.forwarders')
  const may = useMay()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const isOpen = enquiry.state === submitted || enquiry.state === quoted
  const canAsk = may('enquiry-quote') && isOpen
  const { requests } = enquiry
  if (requests.length === 0 && !canAsk) return null

  async function withdraw(id: string): Promise<void> {
    await api('POST freight/online/enquiry/withdrawRequest', { body: { id } })
    showToast({ kind: 'success', text: t('withdrawn') })
    await queries.invalidateQueries({ queryKey: ['forwarderEnquiry'] })
  }
  return (
    <Panel title={t('title', { count: requests.length })}>
      {requests.length > 0 && (
        <ShortTable
          rows={requests}
          keyOf={({ id }) => id}
          columns={[
            { title: t('forwarder'), isRowHead: true, cell: ({ forwarder }) => forwarder },
            {
              title: t('state'),
              cell: ({ state }) => <ToneTag tone={tones[state]}>{t(`states.${state}`)}</ToneTag>,
            },
            { title: t('expiresAt'), cell: ({ expiresAt }) => <DateText value={expiresAt} hasTime /> },
            { title: t('openedAt'), cell: ({ openedAt }) => <DateText value={openedAt} hasTime /> },
            {
              title: t('quotation'),
              cell: ({ quotationId }) => {
                const quotation = enquiry.quotations.find(({ id }) => id === quotationId)
                return quotation ? (
                  <Code href={recordAddress('forwarderQuotation', quotation.id)}>{quotation.number}</Code>
                ) : (
                  '–'
                )
              },
            },
            ...(canAsk
              ? [
                  {
                    title: t('withdraw'),
                    isActions: true,
                    cell: ({ id, state }: EnquiryReview['requests'][number]) =>
                      state === 'withdrawn' ? null : (
                        <Button size="small" onClick={() => void withdraw(id).catch(() => undefined)}>
                          {t('withdraw')}
                        </Button>
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {canAsk && (
        <Button className={styles['enter']} onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
      )}
      {isAsking && <AskForwardersDialog enquiry={enquiry} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
