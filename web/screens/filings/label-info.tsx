import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useTranslations } from 'use-intl'
import { NumberedInfo } from '../../lib/documents/numbered-info.tsx'
import { LabelRecord } from './label-record.tsx'

const LabelForm = lazyPart(async () => ({ default: (await import('./label-form.tsx')).LabelForm }))

/** One label order: a new one, one to read, or (`edit=1`) one to change. */
export function LabelInfo() {
  return (
    <NumberedInfo
      entity="labelOrder"
      texts={useTranslations('labels.record')}
      read={(label) => <LabelRecord label={label} />}
      form={(key, { record, ...on }) => <LabelForm key={key} label={record} {...on} />}
    />
  )
}
