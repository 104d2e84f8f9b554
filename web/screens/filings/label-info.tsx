import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import { NumberedInfo } from '../../lib/documents/numbered-info.tsx'
import { api } from '../../lib/session/api.ts'
import { LabelRecord } from './label-record.tsx'

const LabelForm = lazyPart(async () => ({ default: (await import('./label-form.tsx')).LabelForm }))

/** One label order: a new one, one to read, or (`edit=1`) one to change. */
export function LabelInfo() {
  return (
    <NumberedInfo
      path="/labelOrder"
      list="/labelList"
      entity="labelOrder"
      fetch={(id) => api('GET filing/online/label/{id}', { params: { id } })}
      texts={useTranslations('labels.record')}
      read={(label) => <LabelRecord label={label} />}
      form={(key, { record, ...on }) => <LabelForm key={key} label={record} {...on} />}
    />
  )
}
