import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { NumberedInfo } from '../../lib/numbered-info.tsx'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { InboundRecord } from './inbound-record.tsx'

const InboundForm = lazy(async () => ({ default: (await import('./inbound-form.tsx')).InboundForm }))

/** One inbound order: a new one, one to read, or (`edit=1`) one to change. */
export function InboundInfo() {
  const t = useTranslations('inbound.record')
  return (
    <NumberedInfo
      path="/storageInfo"
      search={usePageSearch('/storageInfo')}
      addressOf={(search) => pageAddress('/storageInfo', search)}
      entity="warehouseIn"
      fetch={(id) => api('GET warehouse/online/inbound/{id}', { params: { id } })}
      texts={{ title: t('title'), gone: t('gone'), list: pageAddress('/storage') }}
      read={(inbound) => <InboundRecord inbound={inbound} />}
      form={(key, { record, ...on }) => <InboundForm key={key} inbound={record} {...on} />}
    />
  )
}
