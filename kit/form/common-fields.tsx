import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { Input } from '../inputs/input.tsx'
import { ChoiceInput, SelectInput, TextInput } from '../inputs/inputs.tsx'
import type { Option } from '../list/filter-bar.tsx'
import { useCodeText } from '../record/state-tag.tsx'
import { Field } from './field.tsx'
import type { Form } from './form.ts'

type KeyOf<V, T> = { [K in keyof V & string]: V[K] extends T ? K : never }[keyof V & string]
type Common<V extends object, T> = {
  readonly form: Form<V>
  readonly name: KeyOf<V, T>
  readonly label: string
  readonly isRequired?: boolean
  readonly isWide?: boolean
  readonly hint?: string
}

/** One line of text. */
export function TextField<V extends object>(props: Common<V, string> & { maxLength: number }) {
  const { form, maxLength, ...rest } = props
  return (
    <Field form={form as unknown as Form<Record<string, string>>} {...rest}>
      {(control) => <TextInput control={control} maxLength={maxLength} />}
    </Field>
  )
}

/** A password, hidden while it is typed; `autoComplete` tells the browser's password manager which. */
export function PasswordField<V extends object>(
  props: Common<V, string> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { form, autoComplete, ...rest } = props
  return (
    <Field form={form as unknown as Form<Record<string, string>>} {...rest}>
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
export function SelectField<V extends object>(props: Common<V, string> & { options: readonly Option[] }) {
  const { form, options, ...rest } = props
  return (
    <Field form={form as unknown as Form<Record<string, string>>} {...rest}>
      {(control) => <SelectInput control={control} options={options} />}
    </Field>
  )
}

/** One of the few codes of a list, all visible. */
export function CodeField<V extends object>(props: Common<V, number> & { list: CodeList }) {
  const { form, list, ...rest } = props
  const textOf = useCodeText()
  const options = list.values.map((value) => ({ value: Number(value), label: textOf(list, value) }))
  return (
    <Field form={form as unknown as Form<Record<string, number>>} isRequired isWide {...rest}>
      {(control) => <ChoiceInput control={control} options={options} />}
    </Field>
  )
}
