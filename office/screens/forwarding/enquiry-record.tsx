import {
  forwarderEnquiryState,
  forwarderQuotationState,
  forwarderQuotationStateTone,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import type { EnquiryReview } from '@quayside/contract/office/forwarding.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import type { QuotationValues } from '@quayside/kit/records/quotation-values.ts'
import { Code, DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { AskedForwarders } from './forwarders.tsx'
import styles from './forwarding.module.css'
import { QuotationDialog } from './quotation-dialog.tsx'
import { noQuotation, valuesOf } from './quotation-values.ts'
import { ShipmentDetails } from './shipment-details.tsx'

export const EnquiryRecord = () => (
  <RecordQuery kind="forwarderEnquiry">
    {(enquiry) => <Enquiry key={enquiry.id} enquiry={enquiry} />}
  </RecordQuery>
)

/** What the customer asks for, and the quotations for it. */
function Enquiry({ enquiry }: { enquiry: EnquiryReview }) {
  const t = useTranslations('officeForwarding')
  return (
    <RecordPage
      kind="forwarderEnquiry"
      record={enquiry}
      {...(enquiry.attachments.length > 0 && { aside: <Documents files={enquiry.attachments} /> })}
    >
      <Quotations enquiry={enquiry} />
      <AskedForwarders enquiry={enquiry} />
      <ShipmentDetails shipment={enquiry}>
        {enquiry.forwarderOrderId !== null && (
          <div>
            <dt>{t('order')}</dt>
            <dd>
              <PageLink href={recordAddress('forwarderOrder', enquiry.forwarderOrderId)}>
                {t('openOrder')}
              </PageLink>
            </dd>
          </div>
        )}
      </ShipmentDetails>
    </RecordPage>
  )
}

const { submitted, quoted } = forwarderEnquiryState.codes

function Quotations({ enquiry }: { enquiry: EnquiryReview }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const may = useMay()
  const queries = useQueryClient()
  const [entering, setEntering] = useState<QuotationValues>()
  const [isCopying, setCopying] = useState(false)
  const isOpen = enquiry.state === submitted || enquiry.state === quoted
  const canQuote = may('enquiry-quote') && isOpen

  async function copy(id: string): Promise<void> {
    setCopying(true)
    try {
      await api('POST freight/online/quotation/{id}/copy', { params: { id }, body: {} })
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: ['forwarderEnquiry'] })
    } finally {
      setCopying(false)
    }
  }
  return (
    <Panel title={t('quotations', { count: enquiry.quotations.length })}>
      <ShortTable
        rows={enquiry.quotations}
        columns={[
          {
            title: fields('number'),
            isRowHead: true,
            cell: ({ id, number }) => <Code href={recordAddress('forwarderQuotation', id)}>{number}</Code>,
          },
          { title: fields('carrier'), cell: ({ carrier }) => carrier },
          {
            title: fields('state'),
            cell: ({ state }) => (
              <StateTag list={forwarderQuotationState} tones={forwarderQuotationStateTone} value={state} />
            ),
          },
          { title: fields('transitDays'), isFigure: true, cell: ({ transitDays }) => transitDays },
          { title: fields('validUntil'), cell: ({ validUntil }) => <DateText value={validUntil} /> },
          {
            title: fields('totals'),
            isFigure: true,
            cell: ({ totals }) => (
              <span className={styles['totals']}>
                {totals
                  .map(({ currency, amount }) => `${currency}\u00a0${formatAmount(amount)}`)
                  .join(' +\u00a0')}
              </span>
            ),
          },
          ...(canQuote
            ? [
                {
                  title: t('copy'),
                  isActions: true,
                  cell: (quotation: EnquiryReview['quotations'][number]) => (
                    <Button
                      size="small"
                      disabled={isCopying}
                      onClick={() => void copy(quotation.id).catch(() => undefined)}
                    >
                      {t('copy')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {canQuote && (
        <Button
          className={styles['enter']}
          look="signal"
          onClick={() => {
            const last = enquiry.quotations.at(-1)
            setEntering(last ? { ...valuesOf(last), carrier: '' } : noQuotation)
          }}
        >
          {t('enter')}
        </Button>
      )}
      {entering && (
        <QuotationDialog
          name={`new.${enquiry.id}`}
          title={`${t('enter')} ${enquiry.number}`}
          initial={entering}
          onSave={(terms) =>
            api('POST freight/online/quotation/save', { body: { enquiryId: enquiry.id, ...terms } })
          }
          onClose={() => setEntering(undefined)}
        />
      )}
    </Panel>
  )
}
