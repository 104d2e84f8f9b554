import Input from 'antd/es/input'
import Radio from 'antd/es/radio'
import Select from 'antd/es/select'
import type { Control } from './field.tsx'
import type { Option } from './filter-bar.tsx'

/** The controls of most fields; each takes what Field gives it. */
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
    <Input
      {...rest}
      maxLength={maxLength}
      {...(placeholder && { placeholder })}
      onChange={(event) => set(event.target.value)}
    />
  )
}

export function TextAreaInput({ control, maxLength }: { control: Control<string>; maxLength: number }) {
  const { set, ...rest } = control
  return (
    <Input.TextArea
      {...rest}
      maxLength={maxLength}
      autoSize={{ minRows: 2, maxRows: 6 }}
      onChange={(event) => set(event.target.value)}
    />
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
      showSearch={{ optionFilterProp: 'label' }}
      value={value === '' ? null : value}
      options={options as Option[]}
      {...(placeholder && { placeholder })}
      onChange={(chosen?: string | null) => set(chosen ?? '')}
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
  return (
    <Radio.Group
      id={control.id}
      value={control.value}
      aria-describedby={control['aria-describedby']}
      onChange={(event) => control.set(event.target.value as T)}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value}>
          {option.label}
        </Radio>
      ))}
    </Radio.Group>
  )
}
