import { volumeOf } from '@quayside/contract/forwarding/shipment.rules.ts'
import type { ShipmentSize } from '@quayside/contract/forwarding/shipment.ts'
import { RowErrors } from '@quayside/kit/form/field.tsx'
import { type Errors, errorsAt } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { useTranslations } from 'use-intl'
import styles from './forwarding.module.css'
import { noSize } from './shipment-form.values.ts'

const parts = ['length', 'width', 'height', 'pieces'] as const

type Props = {
  readonly sizes: readonly ShipmentSize[]
  /** The errors by place and part. */
  readonly errors: Errors
  readonly onChange: (sizes: readonly ShipmentSize[]) => void
}

/** Pieces by size in millimetres; each line says its volume. */
export function SizesEditor({ sizes, errors, onChange }: Props) {
  const t = useTranslations('forwarding.form')
  const change = (place: number, part: (typeof parts)[number], value: string): void =>
    onChange(sizes.map((size, at) => (at === place ? { ...size, [part]: value } : size)))
  return (
    <div className={styles['sizes']}>
      {sizes.map((size, place) => (
        // Lines have no identity of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={place} className={styles['size']}>
          {parts.map((part) => (
            <Input
              key={part}
              aria-label={`${t(part)} ${place + 1}`}
              placeholder={t(part)}
              value={size[part]}
              inputMode="numeric"
              maxLength={7}
              aria-invalid={errors[`${place}.${part}`] !== undefined}
              onChange={(event) => change(place, part, event.target.value.trim())}
            />
          ))}
          <span className="q-number">{volumeOf([size]) ?? '–'} m³</span>
          <Button
            aria-label={`${t('removeSize')} ${place + 1}`}
            disabled={sizes.length === 1}
            onClick={() => onChange(sizes.filter((_, at) => at !== place))}
          >
            ×
          </Button>
          <RowErrors errors={errorsAt(errors, String(place))} />
        </div>
      ))}
      <Button onClick={() => onChange([...sizes, noSize])}>{t('addSize')}</Button>
    </div>
  )
}
