import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import { deliveryType, signState } from '@quayside/contract/orders/order.codes.ts'
import {
  isOutboundMarkable,
  type OutboundMark,
  outboundMachine,
  outboundMarks,
} from '@quayside/contract/warehouse/outbound.states.ts'
import { outboundStrategy, shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Button, ButtonLink } from '@quayside/kit/button.tsx'
import { Code, DateText, Nothing } from '@quayside/kit/cells.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Identity } from '@quayside/kit/identity.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { Stages } from '@quayside/kit/stages.tsx'
import { CodeText, useCodeText } from '@quayside/kit/state-tag.tsx'
import { CodedDetail, DateDetail } from '@quayside/kit/value-details.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import recordPageStyles from '../../lib/record-page.module.css'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { takeStep, useReveal } from '../../lib/records.ts'
import { ShipDialog } from './ship-dialog.tsx'

export const OutboundRecord = () => (
  <RecordQuery kind="outbound">
    {(outbound) => <Outbound key={outbound.id} outbound={outbound} />}
  </RecordQuery>
)

function Outbound({ outbound }: { outbound: OutboundReview }) {
  const t = useTranslations('officeWarehouse.outbound')
  const cell = useTranslations('kit.cell')
  const fields = useTranslations('warehouseFields.outbound')
  const delivered = useTranslations('orderFields.orderDelivery')
  const may = useMay()
  const goOn = useGoOn('outbound', outbound.id)
  const [isShipping, setShipping] = useState(false)
  const state = stateKey(outboundMachine, outbound.state)
  const { delivery } = outbound
  const reveal = useReveal('outbound', outbound.id, recordKinds.outbound.steps.ship)
  const isDone: Record<OutboundMark, boolean> = {
    markInspected: outbound.shippingInspection === shippingInspection.codes.inspected,
    markSigned: outbound.signState === signState.codes.signed,
  }
  const marks = outboundMarks.filter(
    (mark) => isOutboundMarkable(mark, state) && !isDone[mark] && may(recordKinds.outbound.steps[mark]),
  )
  async function setMark(name: OutboundMark): Promise<void> {
    await takeStep('outbound', outbound.id, name, {})
    await goOn({ isSettled: false })
  }
  const mayShip = outbound.nextSteps.some(({ name }) => name === 'ship')
  return (
    <RecordPage
      kind="outbound"
      record={outbound}
      header={{
        title: outbound.number,
        state,
        note: (
          <>
            <PageLink href={recordAddress('company', outbound.companyId)}>{outbound.companyName}</PageLink>
            {[
              outbound.warehouseName,
              t('shipped', { done: showNumber(outbound.shippedQty), total: showNumber(outbound.qty) }),
            ]
              .filter(Boolean)
              .map((text) => ` · ${text}`)}
          </>
        ),
      }}
      steps={{
        progress: <Progress outbound={outbound} />,
        begin: { ship: isShipping ? undefined : () => setShipping(true) },
        more: (
          <>
            {marks.map((name) => (
              <Button key={name} onClick={() => void setMark(name).catch(() => undefined)}>
                {t(`marks.${name}`)}
              </Button>
            ))}
            {mayShip && (
              <ButtonLink href={pageAddress('/office/hand', { id: outbound.id, job: 'pick' })}>
                {t('byHand')}
              </ButtonLink>
            )}
          </>
        ),
      }}
      layout="narrow"
    >
      {outbound.reason !== '' && (
        <p className={recordPageStyles['record-reason']}>
          {cell('named', { name: fields('reason'), value: outbound.reason })}
        </p>
      )}
      <Lots outbound={outbound} />
      <Panel title={t('basics')}>
        <Details>
          <TextDetail label={fields('warehouseName')} value={outbound.warehouseName} />
          <Detail label={fields('strategy')}>
            {outbound.strategy === null ? (
              <Nothing />
            ) : (
              <CodeText list={outboundStrategy} value={outbound.strategy} />
            )}
          </Detail>
          <DateDetail label={fields('outboundOn')} value={outbound.outboundOn} />
          <Detail label={fields('deliveryType')}>
            {outbound.deliveryType === null ? (
              <Nothing />
            ) : (
              <CodeText list={deliveryType} value={outbound.deliveryType} />
            )}
          </Detail>
          <CodedDetail
            label={fields('shippingInspection')}
            list={shippingInspection}
            value={outbound.shippingInspection}
          />
          <CodedDetail label={fields('signState')} list={signState} value={outbound.signState} />
          {(
            [
              'address',
              'consigneeName',
              'consigneePhone',
              'pickupAddress',
              'pickupTime',
              'pickupName',
              'pickupPhone',
            ] as const
          ).map(
            (name) =>
              delivery[name] !== '' && (
                <TextDetail
                  key={name}
                  label={delivered(name)}
                  value={delivery[name]}
                  isWide={name === 'address' || name === 'pickupAddress'}
                />
              ),
          )}
          {(['pickupIdNumber', 'consigneeIdNumber'] as const).map(
            (name) =>
              delivery[name] !== '' && (
                <Detail key={name} label={delivered(name)}>
                  <Identity value={delivery[name]} name={name} reveal={reveal} />
                </Detail>
              ),
          )}
          <TextDetail label={fields('remarks')} value={outbound.remarks} isWide />
        </Details>
      </Panel>
      {outbound.attachments.length > 0 && <Documents files={outbound.attachments} />}
      {isShipping && <ShipDialog outbound={outbound} onClose={() => setShipping(false)} />}
    </RecordPage>
  )
}

const way = ['new', 'arranged', 'shipped', 'completed'] as const

function Progress({ outbound }: { outbound: OutboundReview }) {
  const t = useTranslations('officeWarehouse')
  const codeText = useCodeText()
  const here = way.findIndex((each) => each === stateKey(outboundMachine, outbound.state))
  if (here < 0) return null
  return (
    <Stages
      label={t('progress')}
      stages={way.map((key, place) => ({
        key,
        label: codeText(outboundState, outboundState.codes[key]),
        is: place < here ? 'passed' : place === here ? 'here' : 'ahead',
        note:
          place > here ? (
            ''
          ) : (
            <DateText value={outbound.timeline.find((entry) => entry.toState === key)?.at} hasTime />
          ),
      }))}
    />
  )
}

/** Every reserved lot with its place, what lies ready and what has left. */
function Lots({ outbound }: { outbound: OutboundReview }) {
  const t = useTranslations('officeWarehouse.outbound')
  const stock = useTranslations('warehouseFields.stock')
  const lines = useTranslations('warehouseFields.outbound')
  const rows = outbound.lines.flatMap((line) =>
    line.lots.map((lot) => ({
      ...lot,
      lineId: line.id,
      model: line.model,
      picked: outbound.picks.find((pick) => pick.lineId === line.id && pick.lotId === lot.lotId)?.qty ?? '0',
    })),
  )
  const figure = (key: 'qty' | 'picked' | 'taken', title: string) => ({
    title,
    cell: (row: (typeof rows)[number]) => <span className="q-number">{showNumber(row[key])}</span>,
  })
  return (
    <Panel title={lines('lines')}>
      <ShortTable
        rows={rows}
        keyOf={({ lineId, lotId }) => `${lineId} ${lotId}`}
        columns={[
          { title: stock('model'), isRowHead: true, cell: ({ model }) => <Code>{model}</Code> },
          {
            title: stock('number'),
            cell: ({ lotId, number }) => (
              <Code href={pageAddress('/office/lot', { id: lotId })}>{number}</Code>
            ),
          },
          { title: stock('location'), cell: ({ location }) => location || '–' },
          { title: stock('lotNumber'), cell: ({ lotNumber }) => lotNumber || '–' },
          { title: stock('dateCode'), cell: ({ dateCode }) => dateCode || '–' },
          figure('qty', t('reserved')),
          figure('picked', t('picked')),
          figure('taken', t('left')),
        ]}
      />
    </Panel>
  )
}
