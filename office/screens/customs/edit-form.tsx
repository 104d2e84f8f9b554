import { changeableLine } from '@quayside/contract/customs/changeable-line.ts'
import { tradeMode } from '@quayside/contract/customs/customs.codes.ts'
import { checkDeclarationNumber } from '@quayside/contract/customs/declaration.rules.ts'
import type { DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import { DeclarationEdit, type DeclarationReview } from '@quayside/contract/office/customs.ts'
import { customsOffices } from '@quayside/contract/rates/entry-label.ts'
import { at } from '@quayside/contract/refusals.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import type { Option } from '@quayside/kit/list/filter-bar.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useEntries } from '../../lib/entry-names.ts'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { headerOf } from './edited-declaration.ts'
import { lineOfPath } from './missing-names.ts'

type Values = {
  declarationNo: string
  customsOffice: string
  tradeMode: string
  transportMode: string
  billOfLading: string
  note: string
  /** Legal quantities that the split could not know, by `<line id> first` and `<line id> second`. */
  [quantity: `${string} ${'first' | 'second'}`]: string
}

const editedLine = (line: DeclarationLine, values: Values) => ({
  ...changeableLine(line),
  firstQty: values[`${line.id} first`] ?? line.firstQty,
  secondQty: values[`${line.id} second`] ?? line.secondQty,
})

/** By code and name. An office that is not in the dictionary, such as one of the ERP, stays. */
const officeOptions = (offices: readonly Option[], present: string): readonly Option[] => [
  ...offices.map(({ value, label }) => ({ value, label: `${value} ${label}` })),
  ...(present === '' || offices.some(({ value }) => value === present)
    ? []
    : [{ value: present, label: present }]),
]

/** Header, and the legal quantities that only the declarant knows. */
export default function EditForm(props: { declaration: DeclarationReview; onClose: () => void }) {
  const { declaration, onClose } = props
  const t = useTranslations('officeCustoms')
  const fields = useTranslations('declarationFields.declaration')
  const lineFields = useTranslations('declarationFields.declarationLine')
  const text = useStepText('declaration')('edit')
  const textsOf = useFindingTexts()
  const codeText = useCodeText()
  const transports = useEntries('1006')
  const offices = useEntries(customsOffices)
  const goOn = useGoOn('declaration', declaration.id)
  const open = declaration.lines.flatMap((line) => [
    ...(line.firstUnit === '' ? [] : [{ line, which: 'first' as const, qty: line.firstQty }]),
    ...(line.secondUnit === '' ? [] : [{ line, which: 'second' as const, qty: line.secondQty }]),
  ])
  /** A field that customs asks for, under its name in this form. */
  const fieldOf = (path: string) => {
    const found = lineOfPath(declaration, path)
    const name = found && `${found.line.id} ${found.quantity === 'firstQty' ? 'first' : 'second'}`
    return at(name ?? path, 'field.required')
  }
  const bodyOf = (values: Values) => ({
    declarationNo: values.declarationNo.trim(),
    customsOffice: values.customsOffice.trim(),
    tradeMode: values.tradeMode,
    transportMode: values.transportMode,
    billOfLading: values.billOfLading,
    note: values.note,
    lines: declaration.lines.map((line) => editedLine(line, values)),
  })
  const wrong = declaration.declaredOn === null ? textsOf(declaration.missing.map(fieldOf)) : {}
  const { form, dialog } = useFormDialog<Values>({
    name: `office.declaration.${declaration.id}`,
    wrong,
    initial: {
      ...headerOf(declaration),
      ...Object.fromEntries(open.map(({ line, which, qty }) => [`${line.id} ${which}`, qty])),
    },
    check: (values) => {
      const body = bodyOf(values)
      const isImport = declaration.declarationNo === '' ? values.declarationNo[8] !== '0' : true
      return [
        ...findingsOf(DeclarationEdit, body),
        ...checkDeclarationNumber({ ...body, isImport }).filter(
          ({ code }) => code !== 'declaration.otherDirection',
        ),
      ]
    },
    send: (values) => takeStep('declaration', declaration.id, 'edit', bodyOf(values)),
    saved: () => goOn({ isSettled: false }),
    onClose,
  })
  return (
    <FormDialog {...dialog} title={`${text.label} ${declaration.number}`} saveLabel={t('save')}>
      <SelectField
        form={form}
        name="customsOffice"
        label={fields('customsOffice')}
        options={officeOptions(offices, declaration.customsOffice)}
        isRequired
      />
      <TextField form={form} name="declarationNo" label={fields('declarationNo')} maxLength={18} />
      <Field form={form} name="tradeMode" label={fields('tradeMode')} isRequired>
        {(control) => (
          <SelectInput
            control={control}
            options={tradeMode.values.map((value) => ({
              value,
              label: `${value} ${codeText(tradeMode, value)}`,
            }))}
          />
        )}
      </Field>
      <Field form={form} name="transportMode" label={fields('transportMode')} isRequired>
        {(control) => <SelectInput control={control} options={transports} />}
      </Field>
      <TextField form={form} name="billOfLading" label={fields('billOfLading')} maxLength={60} isWide />
      {open.map(({ line, which }) => (
        <TextField
          key={`${line.id} ${which}`}
          form={form}
          name={`${line.id} ${which}`}
          label={t('lineQuantity', {
            position: line.position,
            name: line.name,
            quantity: lineFields(which === 'first' ? 'firstQty' : 'secondQty'),
          })}
          maxLength={20}
        />
      ))}
      <TextField form={form} name="note" label={fields('note')} maxLength={500} isWide />
    </FormDialog>
  )
}
