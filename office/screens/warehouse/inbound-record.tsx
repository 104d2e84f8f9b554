import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import {
  differenceKind,
  stockDifferenceState,
  storageType,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import { goodsPickupState, warehouseInState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { ButtonLink } from '@quayside/kit/button.tsx'
import { Code, DateText } from '@quayside/kit/cells.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { Stages } from '@quayside/kit/stages.tsx'
import { CodeText, useCodeText } from '@quayside/kit/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionBar } from '../../lib/action-bar.tsx'
import { Documents } from '../../lib/documents.tsx'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import recordPageStyles from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { InboundLines } from './inbound-lines.tsx'
import { PutAwayPanel } from './put-away-panel.tsx'
import { type ReceiptEntry, useReceipt } from './use-receipt.ts'

export const InboundRecord = () => (
  <RecordQuery kind="warehouseIn">{(inbound) => <Inbound key={inbound.id} inbound={inbound} />}</RecordQuery>
)

function Inbound({ inbound }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse.inbound')
  const cell = useTranslations('kit.cell')
  const fields = useTranslations('warehouseFields.warehouseIn')
  const codeText = useCodeText()
  const may = useMay()
  const { entry, begin } = useReceipt(inbound)
  const [isStoring, setStoring] = useState(false)
  const state = stateKey(warehouseInMachine, inbound.state)
  const mayReceive = inbound.nextSteps.some(({ name }) => name === 'receive')
  return (
    <RecordPage
      kind="warehouseIn"
      record={inbound}
      header={{
        title: inbound.number,
        state,
        note: (
          <>
            <PageLink href={recordAddress('company', inbound.companyId)}>{inbound.companyName}</PageLink>
            {[inbound.supplierName, inbound.warehouseName, t('lines', { count: inbound.lines.length })]
              .filter(Boolean)
              .map((text) => ` · ${text}`)}
          </>
        ),
      }}
      steps={{
        progress: <Progress inbound={inbound} />,
        begin: {
          receive: entry ? undefined : begin,
          store: isStoring ? undefined : () => setStoring(true),
        },
        more: mayReceive && !entry && (
          <ButtonLink href={pageAddress('/office/hand', { id: inbound.id })}>{t('byHand')}</ButtonLink>
        ),
      }}
      layout="narrow"
      aside={inbound.pickup && may('inbound-list') ? <Pickup inbound={inbound} /> : undefined}
    >
      {inbound.reason !== '' && (
        <p className={recordPageStyles['record-reason']}>
          {cell('named', { name: fields('reason'), value: inbound.reason })}
        </p>
      )}
      {isStoring && <PutAwayPanel inbound={inbound} onClose={() => setStoring(false)} />}
      <InboundLines inbound={inbound} entry={entry} />
      {inbound.differences.length > 0 && <Differences inbound={inbound} />}
      <Panel title={t('basics')}>
        <Details>
          <TextDetail label={fields('supplierName')} value={inbound.supplierName} />
          <TextDetail label={fields('warehouseName')} value={inbound.warehouseName} />
          <Detail label={fields('arrivalMode')}>
            {inbound.arrivalMode === null ? (
              '–'
            ) : (
              <CodeText list={receivingMode} value={inbound.arrivalMode} />
            )}
          </Detail>
          <TextDetail label={fields('pickupTime')} value={inbound.pickupTime} />
          <TextDetail label={fields('pickupAddress')} value={inbound.pickupAddress} isWide />
          <TextDetail label={fields('contact')} value={`${inbound.contact} ${inbound.phone}`.trim()} />
          <TextDetail
            label={fields('storageType')}
            value={inbound.storageType === null ? '' : codeText(storageType, inbound.storageType)}
          />
          <CodeDetail label={fields('expressNumber')} value={inbound.expressNumber} />
          <TextDetail
            label={fields('vehicle')}
            value={[inbound.vehicle, inbound.driver, inbound.driverPhone].filter(Boolean).join(' ')}
          />
          <TextDetail label={fields('packages')} value={String(inbound.packages)} />
          <TextDetail label={fields('grossWeight')} value={showNumber(inbound.grossWeight)} />
          <TextDetail label={fields('remarks')} value={inbound.remarks} isWide />
        </Details>
      </Panel>
      {inbound.attachments.length > 0 && <Documents files={inbound.attachments} />}
      {entry && <ReceiptBar entry={entry} />}
    </RecordPage>
  )
}

const way = ['submitted', 'audited', 'received', 'inspected', 'reviewed', 'stored'] as const

function Progress({ inbound }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse')
  const codeText = useCodeText()
  const state = stateKey(warehouseInMachine, inbound.state)
  const here = way.findIndex((each) => each === (state === 'entrusted' ? 'stored' : state))
  if (here < 0) return null
  return (
    <Stages
      label={t('progress')}
      stages={way.map((key, place) => {
        const reached = inbound.timeline.find((entry) => entry.toState === key)?.at
        return {
          key,
          label: codeText(warehouseInState, warehouseInState.codes[key]),
          is: place < here ? 'passed' : place === here ? 'here' : 'ahead',
          note: place > here ? '' : <DateText value={reached} hasTime />,
        }
      })}
    />
  )
}

function ReceiptBar({ entry }: { entry: ReceiptEntry }) {
  const t = useTranslations('officeWarehouse.receipt')
  const { judged } = entry
  return (
    <ActionBar
      title={t('title')}
      facts={[
        { text: t('lines', { count: judged.lines.length, qty: showNumber(judged.qty) }) },
        ...(judged.differing > 0
          ? [
              {
                text: t('differing', {
                  count: judged.differing,
                  short: showNumber(judged.short),
                  over: showNumber(judged.over),
                }),
                isWrong: true,
              },
            ]
          : [{ text: t('exact') }]),
        ...(judged.wrong.size > 0 ? [{ text: t('wrong', { count: judged.wrong.size }), isWrong: true }] : []),
      ]}
      leave={{ label: t('leave'), run: entry.leave }}
      action={{
        label: judged.differing > 0 ? t('saveDiffering', { count: judged.differing }) : t('save'),
        isDisabled: judged.wrong.size > 0,
        isBusy: entry.isSaving,
        run: () => void entry.save(),
      }}
    />
  )
}

function Pickup({ inbound: { pickup } }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse.pickup')
  if (!pickup) return null
  return (
    <Panel title={t('title')}>
      <Details>
        <Detail label={t('number')}>
          <Code href={recordAddress('goodsPickup', pickup.id)}>{pickup.number}</Code>
        </Detail>
        <Detail label={t('state')}>
          <PickupState state={pickup.state} />
        </Detail>
      </Details>
    </Panel>
  )
}

function Differences({ inbound }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse.difference')
  const lines = useTranslations('warehouseFields.inboundLine')
  return (
    <Panel title={t('title')}>
      <ShortTable
        rows={inbound.differences}
        columns={[
          {
            title: lines('model'),
            isRowHead: true,
            cell: ({ id, model }) => <PageLink href={recordAddress('stockDifference', id)}>{model}</PageLink>,
          },
          { title: t('kind'), cell: ({ kind }) => <CodeText list={differenceKind} value={kind} /> },
          { title: t('qty'), cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span> },
          { title: t('reason'), cell: ({ reason }) => reason },
          { title: t('state'), cell: ({ state }) => <DifferenceState state={state} /> },
        ]}
      />
    </Panel>
  )
}

const PickupState = ({ state }: { state: number }) => (
  <KindState kind="goodsPickup" state={goodsPickupState.keyOf(state) ?? ''} />
)
const DifferenceState = ({ state }: { state: number }) => (
  <KindState kind="stockDifference" state={stockDifferenceState.keyOf(state) ?? ''} />
)
