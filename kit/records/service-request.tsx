import { serviceType } from '@quayside/contract/services/service.codes.ts'
import { type ServiceOrder, serviceOrderColumns } from '@quayside/contract/services/service-order.ts'
import { useTranslations } from 'use-intl'
import { Detail, TextDetail } from '../record/details.tsx'
import { fieldsOf } from '../record/fields.tsx'
import { Code } from '../table/cells.tsx'

export const isTransport = ({ modelType }: { readonly modelType: string | number }): boolean =>
  Number(modelType) === serviceType.codes.transport

type Props = {
  readonly order: ServiceOrder
  /** Names values of dictionary 1025, which each front end loads its own way. */
  readonly kindName: (code: string) => string
  readonly hrefOf: (orderId: string) => string
  readonly texts: (key: 'destination' | 'workplace') => string
}

/** What was asked for: which service, of which goods, where and when. */
export function ServiceRequestDetails({ order, kindName, hrefOf, texts }: Props) {
  const fields = useTranslations('serviceFields.serviceOrder')
  const shown = fieldsOf(serviceOrderColumns, order, fields)
  return (
    <>
      {shown('modelType')}
      <TextDetail label={fields('kind')} value={order.kind && kindName(order.kind)} />
      {shown('goodsName', 'quantity')}
      {isTransport(order) && shown('fromPlace')}
      <TextDetail label={texts(isTransport(order) ? 'destination' : 'workplace')} value={order.place} />
      {shown('wantedAt')}
      {order.orderId !== null && (
        <Detail label={fields('orderNo')}>
          <Code href={hrefOf(order.orderId)}>{order.orderNo}</Code>
        </Detail>
      )}
      {order.remarks !== '' && shown('remarks')}
    </>
  )
}
