import { changeableLine } from '@quayside/contract/customs/changeable-line.ts'
import type { DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { DeclarationEdit, type DeclarationReview } from '@quayside/contract/office/customs.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useTranslations } from 'use-intl'
import { useEntries, useEntryNames } from '../../lib/entry-names.ts'
import { withoutPrefix } from '../../lib/field-paths.ts'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { headerOf } from './edited-declaration.ts'

type Values = Omit<ReturnType<typeof changeableLine>, 'id' | 'value'> & { value: string }
const lineNo = /^lines\.0\./

type Props = {
  readonly declaration: DeclarationReview
  readonly line: DeclarationLine
  readonly onClose: () => void
}

/** All that can be changed of one line; its unit price and taxes follow. */
export default function LineForm({ declaration, line, onClose }: Props) {
  const t = useTranslations('officeCustoms')
  const fields = useTranslations('declarationFields.declarationLine')
  const origins = useEntries('1001')
  const units = useEntryNames('1003')
  const goOn = useGoOn('declaration', declaration.id)
  const { id, ...initial } = changeableLine(line)
  const bodyOf = (values: Values) => ({
    ...headerOf(declaration),
    lines: [{ ...values, id, value: values.value as Amount }],
  })
  const { form, dialog } = useFormDialog<Values>({
    name: `office.declarationLine.${id}`,
    initial,
    check: (values) =>
      findingsOf(DeclarationEdit, bodyOf(values)).map((finding) => ({
        ...finding,
        ...(finding.path !== undefined && { path: finding.path.replace(lineNo, '') }),
      })),
    send: (values) => withoutPrefix(lineNo, takeStep('declaration', declaration.id, 'edit', bodyOf(values))),
    saved: () => goOn({ isSettled: false }),
    onClose,
  })
  const number = (name: 'qty' | 'value' | 'netWeight' | 'grossWeight', unit = '') => (
    <TextField
      form={form}
      name={name}
      label={unit === '' ? fields(name) : t('withUnit', { name: fields(name), unit })}
      maxLength={20}
      isRequired={name === 'qty' || name === 'value'}
    />
  )
  const legal = (name: 'firstQty' | 'secondQty', unit: string) =>
    unit !== '' && (
      <TextField
        form={form}
        name={name}
        label={t('withUnit', { name: fields(name), unit: units(unit) })}
        maxLength={20}
      />
    )
  const rate = (name: 'dutyRate' | 'vatRate' | 'consumptionRate') => (
    <TextField
      form={form}
      name={name}
      label={t('withUnit', { name: fields(name), unit: '%' })}
      maxLength={10}
      isRequired
    />
  )
  const { values } = form
  const price = Number(values.value) / Number(values.qty)
  return (
    <FormDialog
      {...dialog}
      title={t('line.title', { position: line.position, name: line.name })}
      saveLabel={t('save')}
    >
      <TextField form={form} name="hsCode" label={fields('hsCode')} maxLength={10} isRequired />
      <TextField form={form} name="inspectionCode" label={fields('inspectionCode')} maxLength={3} />
      <TextField form={form} name="name" label={fields('name')} maxLength={200} isRequired />
      <SelectField form={form} name="origin" label={fields('origin')} options={origins} isRequired />
      <TextField form={form} name="elements" label={fields('elements')} maxLength={1000} isWide />
      {number('qty', units(line.unit))}
      {number('value', declaration.currency)}
      {legal('firstQty', line.firstUnit)}
      {legal('secondQty', line.secondUnit)}
      {number('netWeight')}
      {number('grossWeight')}
      {rate('dutyRate')}
      {rate('vatRate')}
      {rate('consumptionRate')}
      <p className="q-form-note" role="status">
        {Number.isFinite(price) && price > 0
          ? t('line.follows', {
              price: `${declaration.currency} ${formatAmount(price.toFixed(2) as Amount)}`,
            })
          : t('line.taxes')}
      </p>
    </FormDialog>
  )
}
