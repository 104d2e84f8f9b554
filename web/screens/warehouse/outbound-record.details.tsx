import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { chosenDelivery } from '@quayside/contract/orders/chosen-parts.ts'
import { deliveryType, signState, signStateTone } from '@quayside/contract/orders/order.codes.ts'
import type { Delivery } from '@quayside/contract/orders/order-parts.ts'
import type { OutboundDetail } from '@quayside/contract/warehouse/outbound.ts'
import {
  outboundStrategy,
  outboundType,
  shippingInspection,
  shippingInspectionTone,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { QuietState, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { api } from '../../lib/session/api.ts'
import styles from './outbound.module.css'

type Props = { readonly outbound: OutboundDetail }

export function OutboundBasics({ outbound }: Props) {
  const t = useTranslations('outbound.record')
  const fields = useTranslations('warehouseFields.outbound')
  const codeText = useCodeText()
  const { outboundType: type, strategy } = outbound
  return (
    <Panel title={t('basics')}>
      <Details>
        <TextDetail
          label={fields('outboundType')}
          value={type === null ? '' : codeText(outboundType, type)}
        />
        <Detail label={fields('outboundOn')}>
          <DateText value={outbound.outboundOn} />
        </Detail>
        <TextDetail
          label={fields('strategy')}
          value={strategy === null ? '' : codeText(outboundStrategy, strategy)}
        />
        <TextDetail label={fields('warehouseName')} value={outbound.warehouseName ?? ''} />
        <TextDetail label={fields('qty')} value={showNumber(outbound.qty)} />
        <TextDetail label={fields('shippedQty')} value={showNumber(outbound.shippedQty)} />
        <Detail label={fields('shippingInspection')}>
          <QuietState
            list={shippingInspection}
            tones={shippingInspectionTone}
            value={outbound.shippingInspection}
          />
        </Detail>
        <Detail label={fields('signState')}>
          <QuietState list={signState} tones={signStateTone} value={outbound.signState} />
        </Detail>
        <Detail label={fields('submittedAt')}>
          <DateText value={outbound.submittedAt} hasTime />
        </Detail>
        <Detail label={fields('shippedAt')}>
          <DateText value={outbound.shippedAt} hasTime />
        </Detail>
      </Details>
      {outbound.remarks !== '' && <p className={styles['remarks']}>{outbound.remarks}</p>}
    </Panel>
  )
}

const isIdentity: ReadonlySet<string> = new Set(['pickupIdNumber', 'consigneeIdNumber'])
const isAddress: ReadonlySet<string> = new Set(['address', 'pickupAddress'])

/** Only fields of the chosen way that are filled in; identity numbers masked until they are asked for. */
export function OutboundDeliveryDetails({ outbound }: Props) {
  const fields = useTranslations('orderFields.orderDelivery')
  const kit = useTranslations('kit.cell')
  const codeText = useCodeText()
  const modes = useEntryNames('1006')
  const carriers = useEntryNames('1013')
  const freight = useEntryNames('1014')
  const { id } = outbound
  const reveal = useCan()('logistics-outbound-save')
    ? () => api('POST warehouse/online/outbound/{id}/identity', { params: { id } })
    : undefined
  const worded = (name: string, value: string): string => {
    if (name === 'transportMode') return modes(value)
    if (name === 'expressProvider') return carriers(value)
    return name === 'freightPayment' ? freight(value) : value
  }
  const {
    addressId: _own,
    warehouseId: _id,
    type,
    isCustomsClearance,
    ...texts
  } = chosenDelivery(outbound.delivery)
  const filled = (Object.entries(texts) as [keyof Delivery, string][]).filter(([, value]) => value !== '')
  return (
    <Panel title={fields('recordName')}>
      <Details>
        <TextDetail label={fields('type')} value={type === null ? '' : codeText(deliveryType, type)} />
        {isYes(isCustomsClearance) && <Detail label={fields('isCustomsClearance')}>{kit('yes')}</Detail>}
        {filled.map(([name, value]) => (
          <Detail key={name} label={fields(name)} {...(isAddress.has(name) && { isWide: true })}>
            {isIdentity.has(name) ? (
              <Identity value={value} name={name} reveal={reveal} />
            ) : (
              worded(name, value)
            )}
          </Detail>
        ))}
      </Details>
    </Panel>
  )
}
