import type { Control } from '@quayside/kit/form/field.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCountryOptions } from '../../lib/choices/countries.ts'
import { RegionCascader } from '../../lib/choices/region-cascader.tsx'
import styles from './region-input.module.css'

/** A region of China, level by level, or a country. */
export function RegionInput({ control }: { control: Control<string> }) {
  const t = useTranslations('partners.address')
  const countries = useCountryOptions()
  const [isAbroad, setAbroad] = useState(/^[A-Z]{2}$/.test(control.value))
  const { set, value, ...rest } = control
  return (
    <div className={styles['region']}>
      <Segmented
        value={isAbroad ? 'abroad' : 'mainland'}
        options={[
          { value: 'mainland', label: t('mainland') },
          { value: 'abroad', label: t('abroad') },
        ]}
        onChange={(chosen) => {
          setAbroad(chosen === 'abroad')
          set('')
        }}
      />
      {isAbroad ? (
        <Select
          {...rest}
          placeholder={t('country')}
          value={value === '' ? null : value}
          options={countries}
          onChange={(chosen) => set(chosen ?? '')}
        />
      ) : (
        <RegionCascader control={control} placeholder={t('region')} />
      )}
    </div>
  )
}
