import { entryLabel } from '@quayside/contract/rates/dictionary.ts'
import { type Control, Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import { DayInput, MinuteInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { SelectInput, TextAreaInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type DictionaryType, useDictionary } from '../choices/dictionary.ts'

/** A form whose fields are named by the paths of the server's errors, with what each path is called. */
export type FieldsForm<V extends object> = {
  readonly form: FieldForm<V>
  /** Another function after a change of language. */
  readonly labelOf: (path: string) => string
  readonly required: ReadonlySet<string>
}

type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

type Props<V extends object> = {
  readonly editor: FieldsForm<V>
  readonly name: TextName<V>
  readonly isWide?: boolean
}

type DrawnProps<V extends object> = Props<V> & {
  readonly hint?: string
  readonly children: (control: Control<string>) => ReactNode
}

function Named<V extends object>({ editor, name, isWide, hint, children }: DrawnProps<V>) {
  return (
    <Field
      // The name is one of a text, which the compiler does not follow through a generic form.
      form={editor.form as unknown as FieldForm<Record<string, string>>}
      name={name}
      label={editor.labelOf(name)}
      isRequired={editor.required.has(name)}
      {...(isWide && { isWide })}
      {...(hint !== undefined && { hint })}
    >
      {(control) => children(control as Control<string>)}
    </Field>
  )
}

export function TextField<V extends object>(
  props: Props<V> & { max: number; isLong?: boolean; hint?: string },
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

export function ChoiceField<V extends object>({
  options,
  ...field
}: Props<V> & { options: readonly Option[] }) {
  const t = useTranslations('orderForm')
  return (
    <Named {...field}>
      {(control) => <SelectInput control={control} options={options} placeholder={t('choose')} />}
    </Named>
  )
}

/** A value of a dictionary, found by its code, its name or its initials. */
export function EntryField<V extends object>({
  dictionary,
  ...field
}: Props<V> & { dictionary: DictionaryType }) {
  const entries = useDictionary(dictionary)
  const options = entries.map((entry) => ({ value: entry.value, label: entryLabel(dictionary, entry) }))
  return <ChoiceField {...field} options={options} />
}

export const DayField = <V extends object>(props: Props<V>) => (
  <Named {...props}>{(control) => <DayInput control={control} />}</Named>
)
export const MinuteField = <V extends object>(props: Props<V>) => (
  <Named {...props}>{(control) => <MinuteInput control={control} />}</Named>
)
