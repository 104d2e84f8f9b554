import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import {
  inboundState as states,
  inboundStateTone as tones,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { Differences } from '../../lib/documents/differences.tsx'
import { InboundRecordActions } from './inbound-record.actions.tsx'
import { InboundBasics, InboundFiles, InboundTransport } from './inbound-record.details.tsx'
import { InboundLines } from './inbound-record.lines.tsx'
import { InboundPickup } from './inbound-record.pickup.tsx'
import { InboundProgress } from './inbound-record.progress.tsx'

/** An inbound order's page: how far it is, what came in, what differs, and the steps one may take. */
export function InboundRecord({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.record')
  const { openDifferences: count } = inbound
  return (
    <>
      <PageHeader
        title={inbound.number}
        state={<StateTag list={states} tones={tones} value={inbound.state} />}
        note={t('note', { supplier: inbound.supplierName ?? '–', warehouse: inbound.warehouseName ?? '–' })}
        actions={<InboundRecordActions inbound={inbound} />}
      />
      {inbound.reason !== '' && (
        <p className="q-refused-note" role="note">
          <b>{t(inbound.state === states.codes.cancelled ? 'cancelled' : 'refused')}</b>
          {inbound.reason}
        </p>
      )}
      {count > 0 && (
        <p className="q-waits-note" role="note">
          {t('waiting', { count })}
        </p>
      )}
      <InboundProgress inbound={inbound} />
      <InboundPickup inbound={inbound} />
      <div className="q-record">
        <div>
          <Differences differences={inbound.differences} />
          <InboundLines inbound={inbound} />
          <InboundTransport inbound={inbound} />
          <InboundFiles inbound={inbound} />
        </div>
        <div>
          <InboundBasics inbound={inbound} />
          <RecordHistory
            title={t('history')}
            created={t('created')}
            machine="inbound"
            entries={inbound.timeline}
          />
        </div>
      </div>
    </>
  )
}
