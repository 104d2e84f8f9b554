import { useQuery } from '@tanstack/react-query'
import Select from 'antd/es/select'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

export type Partner = { readonly id: string; readonly number: string; readonly name: string }

type Props = {
  readonly id?: string
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  /** Its name, where the form already knows whom the value stands for. */
  readonly chosen?: Partner | undefined
  readonly status?: 'error' | ''
  /** Under which key answers are kept, and the call that finds partners by number, name or initials. */
  readonly source: { readonly key: string; readonly find: (keyword: string) => Promise<readonly Partner[]> }
  readonly onChange: (partner: Partner | undefined) => void
}

const pause = 200

/** Search as you type; what is shown is number and name, what is kept is the id. */
export function PartnerPicker({
  id,
  label,
  placeholder,
  value,
  chosen,
  status = '',
  source,
  onChange,
}: Props) {
  const t = useTranslations('kit.picker')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(useSettled(typed))
  const found = useQuery({
    queryKey: [source.key, keyword],
    queryFn: () => source.find(keyword),
    staleTime: 30_000,
  })
  const partners = found.data ?? []
  const all =
    chosen && !partners.some((partner) => partner.id === chosen.id) ? [chosen, ...partners] : partners
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      aria-label={label}
      placeholder={placeholder ?? t('placeholder')}
      status={status}
      style={{ width: '100%' }}
      value={value === '' ? null : value}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? t('searching') : t('none')}
      options={all.map((partner) => ({ value: partner.id, label: `${partner.name} · ${partner.number}` }))}
      onChange={(picked?: string | null) => onChange(all.find((partner) => partner.id === picked))}
    />
  )
}

/** The text once the fingers rest. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
