import { entryLabel } from '@quayside/contract/rates/entry-label.ts'
import { type Control, Field, type ValueForm } from '@quayside/kit/form/field.tsx'
import { DayInput, MinuteInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { SelectInput, TextAreaInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type DictionaryType, useDictionary } from '../choices/dictionary.ts'

/** A form whose fields are named by the paths of the server's errors, with what each path is called. */
export type FieldsForm<K extends string> = {
  readonly form: ValueForm<K, string>
  /** Another function after a change of language. */
  readonly labelOf: (path: string) => string
  readonly required: ReadonlySet<string>
}

type Props<K extends string> = {
  readonly editor: FieldsForm<NoInfer<K>>
  readonly name: K
  readonly isWide?: boolean
}

type DrawnProps<K extends string> = Props<K> & {
  readonly hint?: string
  readonly children: (control: Control<string>) => ReactNode
}

function Named<K extends string>({ editor, name, isWide, hint, children }: DrawnProps<K>) {
  return (
    <Field
      form={editor.form}
      name={name}
      label={editor.labelOf(name)}
      isRequired={editor.required.has(name)}
      {...(isWide && { isWide })}
      {...(hint !== undefined && { hint })}
    >
      {children}
    </Field>
  )
}

export function TextField<K extends string>(
  props: Props<K> & { max: number; isLong?: boolean; hint?: string },
) {
  const { isWide = false, isLong = false, max, ...field } = props
  return (
    <Named {...field} isWide={isWide || isLong}>
      {(control) =>
        isLong ? (
          <TextAreaInput control={control} maxLength={max} />
        ) : (
          <TextInput control={control} maxLength={max} />
        )
      }
    </Named>
  )
}

type Option = { readonly value: string; readonly label: string }

export function ChoiceField<K extends string>({
  options,
  ...field
}: Props<K> & { options: readonly Option[] }) {
  const t = useTranslations('orderForm')
  return (
    <Named {...field}>
      {(control) => <SelectInput control={control} options={options} placeholder={t('choose')} />}
    </Named>
  )
}

/** A value of a dictionary, found by its code, its name or its initials. */
export function EntryField<K extends string>({
  dictionary,
  ...field
}: Props<K> & { dictionary: DictionaryType }) {
  const entries = useDictionary(dictionary)
  const options = entries.map((entry) => ({ value: entry.value, label: entryLabel(dictionary, entry) }))
  return <ChoiceField {...field} options={options} />
}

export const DayField = <K extends string>(props: Props<K>) => (
  <Named {...props}>{(control) => <DayInput control={control} />}</Named>
)
export const MinuteField = <K extends string>(props: Props<K>) => (
  <Named {...props}>{(control) => <MinuteInput control={control} />}</Named>
)
