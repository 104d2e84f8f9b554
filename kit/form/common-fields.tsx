import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { Input } from '../inputs/input.tsx'
import { ChoiceInput, SelectInput, TextInput } from '../inputs/inputs.tsx'
import type { Option } from '../list/filter-bar.tsx'
import { useCodeText } from '../record/state-tag.tsx'
import { Field, type ValueForm } from './field.tsx'

type Common<K extends string, T> = {
  readonly form: ValueForm<NoInfer<K>, T>
  readonly name: K
  readonly label: string
  readonly isRequired?: boolean
  readonly isWide?: boolean
  readonly hint?: string
}

/** One line of text. */
export function TextField<K extends string>(props: Common<K, string> & { maxLength: number }) {
  const { form, maxLength, ...rest } = props
  return (
    <Field form={form} {...rest}>
      {(control) => <TextInput control={control} maxLength={maxLength} />}
    </Field>
  )
}

/** A password, hidden while it is typed; `autoComplete` tells the browser's password manager which. */
export function PasswordField<K extends string>(
  props: Common<K, string> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { form, autoComplete, ...rest } = props
  return (
    <Field form={form} {...rest}>
      {({ set, ...control }) => (
        <Input
          type="password"
          {...control}
          autoComplete={autoComplete}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  )
}

/** One of many values, searched by typing. */
export function SelectField<K extends string>(props: Common<K, string> & { options: readonly Option[] }) {
  const { form, options, ...rest } = props
  return (
    <Field form={form} {...rest}>
      {(control) => <SelectInput control={control} options={options} />}
    </Field>
  )
}

/** One of the few codes of a list, all visible. */
export function CodeField<K extends string>(props: Common<K, number> & { list: CodeList }) {
  const { form, list, ...rest } = props
  const textOf = useCodeText()
  const options = list.values.map((value) => ({ value: Number(value), label: textOf(list, value) }))
  return (
    <Field form={form} isRequired isWide {...rest}>
      {(control) => <ChoiceInput control={control} options={options} />}
    </Field>
  )
}
