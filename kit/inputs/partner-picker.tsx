import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from './select.tsx'

export type Partner = { readonly id: string; readonly number: string; readonly name: string }

export type PartnerSource = {
  /** The query key. */
  readonly key: string
  /** Searches partners by number, name or initials. */
  readonly find: (keyword: string) => Promise<readonly Partner[]>
  /** What is said instead of 'no matches', where something has to be done first. */
  readonly none?: string | undefined
  /** Offered where nothing is found. */
  readonly create?: { readonly label: string; readonly run: () => void } | undefined
}

type Props = {
  readonly id?: string
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  /** The name of the selected partner, where the form knows it. */
  readonly chosen?: Partner | undefined
  readonly 'aria-invalid'?: boolean
  readonly source: PartnerSource
  readonly onChange: (partner: Partner | undefined) => void
}

const pause = 200

/** Searches while typing; shows number and name, holds the id. */
export function PartnerPicker({
  id,
  label,
  placeholder,
  value,
  chosen,
  'aria-invalid': isInvalid = false,
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
      isClearable
      aria-label={label}
      aria-invalid={isInvalid}
      placeholder={placeholder ?? t('placeholder')}
      value={value === '' ? null : value}
      search={{
        none: found.isFetching ? t('searching') : (source.none ?? t('none')),
        onType: setTyped,
        ...(source.create && !found.isFetching && { create: source.create }),
      }}
      options={all.map((partner) => ({ value: partner.id, label: `${partner.name} · ${partner.number}` }))}
      onChange={(picked) => onChange(all.find((partner) => partner.id === picked))}
    />
  )
}

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
