import type { Control } from '../form/field.tsx'
import type { Option } from '../list/filter-bar.tsx'
import { Input, TextArea } from './input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { TooLong } from './too-long.tsx'

/** The controls of most fields; each takes the properties that Field passes on. */
export function TextInput({
  control,
  maxLength,
  placeholder,
}: {
  control: Control<string>
  maxLength: number
  placeholder?: string
}) {
  const { set, ...rest } = control
  return (
    <>
      <Input
        {...rest}
        maxLength={maxLength}
        {...(placeholder && { placeholder })}
        onChange={(event) => set(event.target.value)}
      />
      <TooLong control={control} max={maxLength} />
    </>
  )
}

export function TextAreaInput({ control, maxLength }: { control: Control<string>; maxLength: number }) {
  const { set, ...rest } = control
  return (
    <>
      <TextArea {...rest} maxLength={maxLength} maxRows={6} onChange={(event) => set(event.target.value)} />
      <TooLong control={control} max={maxLength} />
    </>
  )
}

export function SelectInput({
  control,
  options,
  placeholder,
}: {
  control: Control<string>
  options: readonly Option[]
  placeholder?: string
}) {
  const { set, value, ...rest } = control
  return (
    <Select
      {...rest}
      value={value === '' ? null : value}
      options={options}
      {...(placeholder && { placeholder })}
      onChange={(chosen) => set(chosen ?? '')}
    />
  )
}

type Choice<T> = { readonly value: T; readonly label: string }

export function ChoiceInput<T extends string | number>({
  control,
  options,
}: {
  control: Control<T>
  options: readonly Choice<T>[]
}) {
  const { set, ...rest } = control
  return <RadioGroup {...rest} aria-labelledby={`${control.id}-label`} options={options} onChange={set} />
}
