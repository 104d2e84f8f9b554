import { DeleteOutlined } from '@ant-design/icons-svg'
import {
  type LabelFileKey,
  type LabelLineKey,
  labelFileKeys,
  labelLines,
} from '@quayside/contract/filings/label-line.ts'
import { requiredLabelFields } from '@quayside/contract/filings/label-order.rules.ts'
import { AttachmentField, pictureEndings } from '@quayside/kit/files/attachment-field.tsx'
import { Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextAreaInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import type { Cells, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useTranslations } from 'use-intl'
import { EntryField } from '../../lib/transport/fields.tsx'
import { fileCell, fileIn } from './label-form.values.ts'
import styles from './labels.module.css'
import type { LabelFormState } from './use-label-form.ts'

const short = ['productName', 'foreignName', 'brand', 'specification'] as const
const maxOf = (name: string): number => {
  const column = labelLines.columns.find(({ key }) => key === name)
  return column?.kind === 'text' ? column.max : 200
}

type Props = {
  readonly editor: LabelFormState
  readonly row: GridRow
  readonly place: number
  readonly onWrite: (cells: Cells) => void
  readonly onRemove: (() => void) | undefined
}

type Texts = { readonly [K in Exclude<LabelLineKey, LabelFileKey>]: string }

/** One product of a label order: what is typed, and its files. */
export function Product({ editor, row, place, onWrite, onRemove }: Props) {
  const t = useTranslations('labels.form')
  const fields = useTranslations('labelFields.labelLine')
  const marks = editor.marks.marksOf(row)
  const id = fieldsId(editor.form.id, row.id)
  const errors = Object.fromEntries(Object.entries(marks ?? {}).map(([key, { text }]) => [key, text]))
  const set = (name: string, value: string): void => onWrite({ [name]: value })
  const texts: FieldForm<Texts> = {
    id,
    values: { ...noTexts, ...(row.cells as Partial<Texts>) },
    errors,
    set,
  }
  const labelOf = (name: string): string => fields(name as 'brand')
  const text = (name: keyof Texts, isLong = false, hint?: string) => (
    <Field
      key={name}
      form={texts}
      name={name}
      label={fields(name)}
      isRequired={requiredLabelFields.has(name)}
      {...(isLong && { isWide: true })}
      {...(hint !== undefined && { hint })}
    >
      {(control) =>
        isLong ? (
          <TextAreaInput control={control} maxLength={maxOf(name)} />
        ) : (
          <TextInput control={control} maxLength={maxOf(name)} />
        )
      }
    </Field>
  )
  return (
    <section className={`q-panel ${styles['product']}`} aria-label={t('product', { place: place + 1 })}>
      <header>
        <h2>
          {t('product', { place: place + 1 })}
          {row.cells['productName'] && <span>{row.cells['productName']}</span>}
        </h2>
        {onRemove && (
          <Button
            look="link"
            size="small"
            aria-label={t('remove', { place: place + 1 })}
            title={t('remove', { place: place + 1 })}
            onClick={onRemove}
          >
            <Icon drawing={DeleteOutlined} />
          </Button>
        )}
      </header>
      <div className="q-fields">
        {short.map((name) => text(name))}
        <EntryField
          editor={{ form: texts, labelOf, required: requiredLabelFields }}
          name="origin"
          dictionary="1001"
        />
        {text('shelfLife')}
        {text('ingredients', true, t('ingredientsHint'))}
      </div>
      <div className={styles['files']}>
        {labelFileKeys.map((name) => (
          <ProductFile key={name} id={id} name={name} row={row} errors={errors} onWrite={onWrite} />
        ))}
      </div>
      <div className="q-fields">{text('remark', true)}</div>
    </section>
  )
}

type FileProps = {
  readonly id: string
  readonly name: LabelFileKey
  readonly row: GridRow
  readonly errors: Readonly<Record<string, string>>
  readonly onWrite: (cells: Cells) => void
}

function ProductFile({ id, name, row, errors, onWrite }: FileProps) {
  const fields = useTranslations('labelFields.labelLine')
  const file = fileIn(row.cells[name])
  const form: FieldForm<{ readonly [K in LabelFileKey]: readonly StoredFile[] }> = {
    id,
    values: { ...noFiles, [name]: file ? [file] : [] },
    errors,
    set: (_name, files) => onWrite({ [name]: fileCell(files[0]) }),
  }
  return (
    <Field form={form} name={name} label={fields(name)} isRequired={requiredLabelFields.has(name)}>
      {(control) => (
        <AttachmentField
          control={control}
          label={fields(name)}
          most={1}
          {...(name === 'packageImage' && { endings: pictureEndings })}
        />
      )}
    </Field>
  )
}

const noFiles = { packageImage: [], certificate: [], nutrients: [] }
const noTexts: Texts = {
  productName: '',
  foreignName: '',
  brand: '',
  specification: '',
  origin: '',
  shelfLife: '',
  ingredients: '',
  remark: '',
}

/** What the ids of a product's fields begin with. */
export const fieldsId = (formId: string, rowId: string): string => `${formId}-${rowId}`
