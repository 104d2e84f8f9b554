import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import { NumberedInfo } from '../../lib/documents/numbered-info.tsx'
import { InboundRecord } from './inbound-record.tsx'

const InboundForm = lazyPart(async () => ({ default: (await import('./inbound-form.tsx')).InboundForm }))

/** One inbound order: a new one, one to read, or (`edit=1`) one to change. */
export function InboundInfo() {
  return (
    <NumberedInfo
      entity="inbound"
      texts={useTranslations('inbound.record')}
      read={(inbound) => <InboundRecord inbound={inbound} />}
      form={(key, { record, ...on }) => <InboundForm key={key} inbound={record} {...on} />}
    />
  )
}
