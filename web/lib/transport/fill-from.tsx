import { PartnerPicker, type PartnerSource } from '@quayside/kit/inputs/partner-picker.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import styles from './transport.module.css'

export type Picked = { readonly id: string; readonly number: string; readonly name: string }

type Props = {
  readonly label: string
  readonly source: PartnerSource
  readonly onPick: (id: string) => Promise<unknown>
}

/** Known addresses and persons fill the fields below; what is typed there afterwards counts. */
export function FillFrom({ label, source, onPick }: Props) {
  const t = useTranslations('orderForm')
  const queries = useQueryClient()
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
