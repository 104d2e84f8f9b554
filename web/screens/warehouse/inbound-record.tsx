import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import {
  inboundState as states,
  inboundStateTone as tones,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { Differences } from '../../lib/documents/differences.tsx'
import { RecordLinks } from '../../lib/links/record-links.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { InboundRecordActions } from './inbound-record.actions.tsx'
import { InboundBasics, InboundFiles, InboundTransport } from './inbound-record.details.tsx'
import { InboundLines } from './inbound-record.lines.tsx'
import { InboundPickup } from './inbound-record.pickup.tsx'
import { InboundProgress } from './inbound-record.progress.tsx'

/** An inbound order's page: how far it is, what came in, what differs, and the steps one may take. */
export function InboundRecord({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.record')
  const { openDifferences: count } = inbound
  const history = <RecordHistory created={t('created')} machine="inbound" entries={inbound.timeline} />
  return (
    <RecordFrame
      title={{ number: inbound.number }}
      state={<StateTag list={states} tones={tones} value={inbound.state} />}
      parties={t('note', { supplier: inbound.supplierName ?? '–', warehouse: inbound.warehouseName ?? '–' })}
      actions={<InboundRecordActions inbound={inbound} />}
      notes={
        <>
          <RecordNote
            label={t(inbound.state === states.codes.cancelled ? 'cancelled' : 'refused')}
            text={inbound.reason}
          />
          {count > 0 && (
            <p className="q-waits-note" role="note">
              {t('waiting', { count })}
            </p>
          )}
        </>
      }
      progress={
        <>
          <InboundProgress inbound={inbound} />
          <InboundPickup inbound={inbound} />
        </>
      }
      brief={
        <>
          <Differences differences={inbound.differences} />
          <InboundBasics inbound={inbound} />
          {history}
        </>
      }
      aside={
        <>
          <InboundBasics inbound={inbound} />
          <RecordLinks
            entity="inbound"
            id={inbound.id}
            formReading={
              inbound.nextSteps.some(({ name }) => name === 'save')
                ? (read) => pageAddress('/storageInfo', { id: inbound.id, edit: '1', read })
                : undefined
            }
          />
          {history}
        </>
      }
    >
      <Differences differences={inbound.differences} />
      <InboundLines inbound={inbound} />
      <InboundTransport inbound={inbound} />
      <InboundFiles inbound={inbound} />
    </RecordFrame>
  )
}
