import AntdSelect from 'antd/es/select'
import type { SelectOption } from './select.tsx'

type Props = {
  readonly id?: string
  readonly value: readonly string[]
  readonly options: readonly SelectOption[]
  readonly placeholder?: string
  readonly onType: (typed: string) => void
  readonly onChange: (chosen: string[]) => void
}

/** Several of many records, found by a call. */
export function SelectMany({ value, options, onType, ...rest }: Props) {
  return (
    <AntdSelect
      {...rest}
      mode="multiple"
      value={[...value]}
      showSearch={{ filterOption: false, onSearch: onType }}
      options={[...options]}
    />
  )
}
