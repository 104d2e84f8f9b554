import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { NumberedInfo } from '../../lib/numbered-info.tsx'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import { LabelRecord } from './label-record.tsx'

const LabelForm = lazy(async () => ({ default: (await import('./label-form.tsx')).LabelForm }))

/** One label order: a new one, one to read, or (`edit=1`) one to change. */
export function LabelInfo() {
  const t = useTranslations('labels.record')
  return (
    <NumberedInfo
      path="/labelOrder"
      search={usePageSearch('/labelOrder')}
      addressOf={(search) => pageAddress('/labelOrder', search)}
      entity="labelOrder"
      fetch={(id) => api('GET filing/online/label/{id}', { params: { id } })}
      texts={{ title: t('title'), gone: t('gone'), list: pageAddress('/labelList') }}
      read={(label) => <LabelRecord label={label} />}
      form={(key, { record, ...on }) => <LabelForm key={key} label={record} {...on} />}
    />
  )
}
