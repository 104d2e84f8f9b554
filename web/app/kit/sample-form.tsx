import type { Columns } from '@quayside/contract/kernel/columns.ts'
import { optionalText } from '@quayside/contract/kernel/schema.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { formFieldsOf } from '@quayside/kit/form/form-fields.tsx'
import { FormPage, FormSection } from '@quayside/kit/form/form-page.tsx'
import { useRecordForm } from '@quayside/kit/form/record-form.tsx'
import { DayInput, MinuteInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { ChoiceInput, SelectInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { at, file, noop } from './part.tsx'

const columns = { words: { kind: 'text', isLong: true, save: optionalText(400) } } as const satisfies Columns

type Values = {
  name: string
  words: string
  currency: string
  kind: number
  partner: string
  day: string
  minute: string
  files: readonly StoredFile[]
}
type Sample = Values & { id: string; version: number }

const empty: Values = {
  name: '',
  words: '',
  currency: 'USD',
  kind: 1,
  partner: '',
  day: '2026-11-15',
  minute: '',
  files: [file],
}
/** A colleague's version, as the error of a refused save returns it. */
const theirs: Sample = { ...empty, id: '1', version: 2, name: 'Their name' }
const stale = Object.assign(new Error('stale'), {
  data: { changedBy: 'Lee', changedAt: at, current: theirs },
})

/** Without a name it shows its errors; with one, saving finds a version that a colleague saved first. */
export function SampleForm() {
  const { form, draft, submit, question } = useRecordForm({
    name: 'kit',
    record: { ...empty, id: '1', version: 1 } as Sample,
    empty,
    valuesOf: ({ id: _id, version: _version, ...values }: Sample): Values => values,
    check: ({ name, files }) => ({
      ...(name === '' && { name: 'Required' }),
      ...(files.length === 0 && { files: 'A business license is missing' }),
    }),
    save: (_values, over) => (over.version === 1 ? Promise.reject(stale) : Promise.resolve()),
    saved: () => Promise.resolve(),
    shown: ({ name, words }) => ({ Name: name, Words: words }),
  })
  return (
    <FormPage
      title="FormPage, Field, inputs"
      form={form}
      draft={draft}
      saveLabel="Save"
      onSave={submit}
      onCancel={noop}
    >
      <FormSection title="FormSection">
        <Field form={form} name="name" label="Name" isRequired hint="As on the license">
          {(control) => <TextInput control={control} maxLength={40} />}
        </Field>
        <Field form={form} name="currency" label="Currency">
          {(control) => <SelectInput control={control} options={[{ value: 'USD', label: 'USD' }]} />}
        </Field>
        <Field form={form} name="kind" label="Kind">
          {(control) => (
            <ChoiceInput
              control={control}
              options={[
                { value: 1, label: 'One' },
                { value: 2, label: 'Two' },
              ]}
            />
          )}
        </Field>
        <Field form={form} name="partner" label="Supplier">
          {(control) => (
            <PartnerPicker
              id={control.id}
              label="Supplier"
              value={control.value}
              source={{
                key: 'sample',
                find: (word) => Promise.resolve([{ id: '1', number: 'SP-1', name: `Found ${word}` }]),
              }}
              onChange={(partner) => control.set(partner?.id ?? '')}
            />
          )}
        </Field>
        <Field form={form} name="day" label="Day">
          {(control) => <DayInput control={control} />}
        </Field>
        <Field form={form} name="minute" label="Minute">
          {(control) => <MinuteInput control={control} />}
        </Field>
        {formFieldsOf(columns, form, (_key: 'words') => 'Words')('words')}
        <Field form={form} name="files" label="Files" isRequired isWide>
          {(control) => <AttachmentField control={control} label="Files" />}
        </Field>
      </FormSection>
      {question}
    </FormPage>
  )
}
