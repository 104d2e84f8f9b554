import { CloseOutlined } from '@ant-design/icons-svg'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../page/icon.tsx'
import { Select } from './select.tsx'
import styles from './select-many.module.css'
import type { SelectOption, SelectSearch } from './use-combobox.ts'

type Props = {
  readonly id?: string
  readonly value: readonly string[]
  readonly options: readonly SelectOption[]
  readonly placeholder?: string
  readonly search: SelectSearch
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
  readonly onChange: (chosen: string[]) => void
}

/** Several of many records, searched by a call; each selected one can be removed. */
export function SelectMany({ value, options, onChange, ...rest }: Props) {
  const t = useTranslations('kit.input')
  // The next search may not return the records that are already selected.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const take = (chosen: string | null): void => {
    const option = options.find((each) => each.value === chosen)
    if (!option) return
    setNames(new Map([...names, [option.value, option.label]]))
    onChange([...value, option.value])
  }
  const nameOf = (id: string): string =>
    names.get(id) ?? options.find((option) => option.value === id)?.label ?? id
  return (
    <div className={styles['many']}>
      <Select
        {...rest}
        value={null}
        options={options.filter((option) => !value.includes(option.value))}
        onChange={take}
      />
      {value.length > 0 && (
        <ul>
          {value.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <button
                type="button"
                aria-label={t('takeOff', { name: nameOf(id) })}
                onClick={() => onChange(value.filter((each) => each !== id))}
              >
                <Icon drawing={CloseOutlined} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
