import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { PartnerPicker, type PartnerSource } from '@quayside/kit/inputs/partner-picker.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './transport.module.css'

export type Picked = {
  readonly id: string
  readonly number: string
  readonly name: string
  /** 1: fills the fields as soon as they are there. */
  readonly isDefault: number
}

type Props = {
  readonly label: string
  readonly source: Omit<PartnerSource, 'find'> & {
    readonly find: (keyword: string) => Promise<readonly Picked[]>
  }
  /** Whether nothing stands in the fields below. */
  readonly isEmpty: boolean
  readonly onPick: (id: string) => Promise<unknown>
}

/** Known addresses and persons fill the fields below, the default one by itself; what is typed there afterwards counts. */
export function FillFrom({ label, source, isEmpty, onPick }: Props) {
  const t = useTranslations('orderForm')
  const queries = useQueryClient()
  const latest = useRef({ source, isEmpty, onPick })
  latest.current = { source, isEmpty, onPick }
  useEffect(() => {
    let isShown = true
    async function fillInDefault(): Promise<void> {
      if (!latest.current.isEmpty) return
      // Under the key by which the picker asks, so that both share one call.
      const found = await queries.fetchQuery({
        queryKey: [source.key, ''],
        queryFn: () => latest.current.source.find(''),
        staleTime: 30_000,
      })
      const preset = found.find(({ isDefault }) => isYes(isDefault))
      if (preset && isShown && latest.current.isEmpty) await latest.current.onPick(preset.id)
    }
    void fillInDefault().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [source.key, queries])
  return (
    <div className="q-field">
      <span className={styles['fill-from']}>{label}</span>
      <PartnerPicker
        label={label}
        placeholder={t('fillFrom')}
        value=""
        source={source}
        onChange={(picked) => {
          if (picked) void onPick(picked.id).catch(() => queries.cancelQueries())
        }}
      />
    </div>
  )
}
