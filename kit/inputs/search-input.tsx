import { SearchOutlined } from '@ant-design/icons-svg'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'
import styles from './search-input.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly onSearch: (keyword: string) => void
}

/** A keyword that applies with Enter or its button; clearing it applies at once. */
export function SearchInput({ label, value, maxLength, onSearch }: Props) {
  const t = useTranslations('kit.input')
  const [typed, setTyped] = useState({ text: value, before: value })
  // The keyword follows the address.
  const text = typed.before === value ? typed.text : value
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(text)
  }
  return (
    <form className={styles['search']} role="search" onSubmit={ask}>
      <Input
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={maxLength}
        onChange={(event) => setTyped({ text: event.target.value, before: value })}
        onClear={() => {
          setTyped({ text: '', before: value })
          onSearch('')
        }}
      />
      <IconButton type="submit" drawing={SearchOutlined} label={t('search')} />
    </form>
  )
}
