import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { type LabelFileKey, labelFileKeys, labelTexts } from '@quayside/contract/filings/label-line.ts'
import { requiredLabelFields } from '@quayside/contract/filings/label-order.rules.ts'
import { AttachmentField, pictureEndings } from '@quayside/kit/attachment-field.tsx'
import { Button } from '@quayside/kit/button.tsx'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { Field, type FieldForm } from '@quayside/kit/field.tsx'
import { Icon } from '@quayside/kit/icon.tsx'
import { TextAreaInput, TextInput } from '@quayside/kit/inputs.tsx'
import { useGrid } from '@quayside/kit/lines-grid/grid-store.ts'
import { type Cells, type GridColumn, type GridRow, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EntryField } from '../../lib/transport/fields.tsx'
import { fileCell, fileIn } from './label-form.values.ts'
import styles from './labels.module.css'
import type { LabelFormState } from './use-label-form.ts'

type Props = { readonly of: LabelFormState }

const short = ['productName', 'foreignName', 'brand', 'specification'] as const
const maxOf = (key: string): number => labelTexts.find((text) => text.key === key)?.max ?? 200

/** The products of the order, one card each: what is typed, and the three files that a label is made from. */
export function LabelProducts({ of }: Props) {
  const t = useTranslations('labels.form')
  const { grid, rows, form } = of
  const columns = useColumns()
  grid.useColumns(columns)
  // A form without products begins with an empty one, which is not yet part of the order.
  const [first] = useState(() => newRow())
  const shown = rows.length > 0 ? rows : [first]
  useLead(of)
  const write = (row: GridRow, cells: Cells): void => {
    if (rows.length > 0) grid.amend(new Map([[row.id, cells]]))
    else grid.replace([{ id: row.id, cells }])
  }
  const missing = rows.length === 0 ? form.errors['lines'] : undefined
  return (
    <section className={styles['products']} aria-label={t('products')}>
      {missing !== undefined && <p className="q-field-error">{missing}</p>}
      {shown.map((row, place) => (
        <Product
          key={row.id}
          of={of}
          row={row}
          place={place}
          onWrite={(cells) => write(row, cells)}
          onRemove={rows.length > 1 ? () => grid.replace(rows.filter((each) => each !== row)) : undefined}
        />
      ))}
      <Button onClick={() => grid.replace([...shown, newRow()])}>
        <Icon of={PlusOutlined} /> {t('add')}
      </Button>
    </section>
  )
}

type ProductProps = Props & {
  readonly row: GridRow
  readonly place: number
  readonly onWrite: (cells: Cells) => void
  readonly onRemove: (() => void) | undefined
}

type Texts = { readonly [K in (typeof labelTexts)[number]['key'] | 'origin']: string }

function Product({ of, row, place, onWrite, onRemove }: ProductProps) {
  const t = useTranslations('labels.form')
  const fields = useTranslations('labelFields.labelLine')
  const marks = of.marks.marksOf(row)
  const id = fieldsId(of.form.id, row.id)
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
            <Icon of={DeleteOutlined} />
          </Button>
        )}
      </header>
      <div className="q-fields">
        {short.map((name) => text(name))}
        <EntryField
          of={{ form: texts, labelOf, required: requiredLabelFields }}
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

const fieldsId = (formId: string, rowId: string): string => `${formId}-${rowId}`

/** The list of errors and the comparison with a colleague's version name fields by their columns. */
function useColumns(): readonly GridColumn[] {
  const fields = useTranslations('labelFields.labelLine')
  return useMemo(
    () => [
      ...labelTexts.map(({ key }) => ({ key, title: fields(key), width: 100 })),
      { key: 'origin', title: fields('origin'), width: 100 },
      ...labelFileKeys.map((key) => ({
        key,
        title: fields(key),
        width: 100,
        show: (cell: string) => fileIn(cell)?.name ?? cell,
      })),
    ],
    [fields],
  )
}

/** An entry of the list of errors leads to its field. */
function useLead({ grid, form }: LabelFormState): void {
  const calls = useGrid(grid, (state) => state.calls)
  useEffect(() => {
    if (calls === 0) return
    const { rows, focus } = grid.get()
    const { [focus.row]: row } = rows
    const key = grid.columns()[focus.col]?.key
    if (!row || key === undefined) return
    const field = document.getElementById(`${fieldsId(form.id, row.id)}-${key}`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [calls, grid, form.id])
}
