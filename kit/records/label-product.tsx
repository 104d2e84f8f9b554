import { type LabelLine, labelFileKeys } from '@quayside/contract/filings/label-line.ts'
import { useTranslations } from 'use-intl'
import { FileList } from '../files/attachment-field.tsx'
import { toStoredFile } from '../files/stored-file.ts'
import { Detail, TextDetail } from '../record/details.tsx'

/** What the customer gave of a product that a label is made for. */
export function LabelProductFields(props: { line: LabelLine; countryName: (code: string) => string }) {
  const { line, countryName } = props
  const fields = useTranslations('labelFields.labelLine')
  return (
    <>
      <TextDetail label={fields('foreignName')} value={line.foreignName} />
      <TextDetail label={fields('brand')} value={line.brand} />
      <TextDetail label={fields('specification')} value={line.specification} />
      <TextDetail label={fields('origin')} value={line.origin && countryName(line.origin)} />
      <TextDetail label={fields('shelfLife')} value={line.shelfLife} />
      <TextDetail label={fields('ingredients')} value={line.ingredients} isWide />
      {labelFileKeys.map((key) => (
        <Detail key={key} label={fields(key)}>
          <FileList files={[line[key]].flatMap((file) => (file ? [toStoredFile(file)] : []))} />
        </Detail>
      ))}
      {line.remark !== '' && <TextDetail label={fields('remark')} value={line.remark} isWide />}
    </>
  )
}
