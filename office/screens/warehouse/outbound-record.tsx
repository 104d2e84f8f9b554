import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import { signState } from '@quayside/contract/orders/order.codes.ts'
import {
  isOutboundMarkable,
  type OutboundMark,
  outboundMachine,
  outboundMarks,
} from '@quayside/contract/warehouse/outbound.states.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Button, ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { takeStep } from '../../lib/records.ts'
import { OutboundBasics } from './outbound-basics.tsx'
import { OutboundLots } from './outbound-lots.tsx'
import { OutboundProgress } from './outbound-progress.tsx'
import { ShipDialog } from './ship-dialog.tsx'

export const OutboundRecord = () => (
  <RecordQuery kind="outbound">
    {(outbound) => <Outbound key={outbound.id} outbound={outbound} />}
  </RecordQuery>
)

function Outbound({ outbound }: { outbound: OutboundReview }) {
  const t = useTranslations('officeWarehouse.outbound')
  const fields = useTranslations('warehouseFields.outbound')
  const may = useMay()
  const goOn = useGoOn('outbound', outbound.id)
  const [isShipping, setShipping] = useState(false)
  const state = stateKey(outboundMachine, outbound.state)
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
        parties: (
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
        progress: <OutboundProgress outbound={outbound} />,
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
      <RecordReason label={fields('reason')} text={outbound.reason} />
      <OutboundLots outbound={outbound} />
      <OutboundBasics outbound={outbound} />
      {outbound.attachments.length > 0 && <Documents files={outbound.attachments} />}
      {isShipping && <ShipDialog outbound={outbound} onClose={() => setShipping(false)} />}
    </RecordPage>
  )
}
