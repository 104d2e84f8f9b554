import {
  type BrandColourName,
  contrastsOf,
  isLegible,
  legibleColour,
  usualBrandColours,
} from '@quayside/contract/kernel/brand-colours.ts'
import { isColour } from '@quayside/contract/kernel/contrast.ts'
import { contrastText } from '@quayside/contract/office/brand.rules.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { useTranslations } from 'use-intl'
import styles from './brand.module.css'
import type { BrandForm } from './brand-part.ts'

type Props = { readonly form: BrandForm; readonly name: BrandColourName }

/** A colour with each of its contrasts beside the limit; without one the product's own is shown. */
export function BrandColour({ form, name }: Props) {
  const t = useTranslations('officePublishing.brand')
  const { [name]: typed } = form.values
  const { [name]: usual } = usualBrandColours
  const colour = isColour(typed) ? typed : usual
  const figures = contrastsOf(name, colour)
  const isPoor = figures.some((each) => !isLegible(each))
  const better = legibleColour(name, colour)
  return (
    <div className={styles['colour']}>
      <input
        type="color"
        aria-label={t('pick', { name: t(name) })}
        value={colour.toLowerCase()}
        onChange={(event) => form.set(name, event.target.value)}
      />
      <Field
        form={form}
        name={name}
        label={`${t(name)} · ${t(`${name}Hint`)}`}
        {...(typed === '' && { hint: t('usual') })}
      >
        {(control) => <TextInput control={control} maxLength={7} placeholder={usual} />}
      </Field>
      <ul>
        {figures.map((each) => (
          <li key={each.place} data-fails={!isLegible(each) || undefined}>
            <span role="img" aria-label={t(isLegible(each) ? 'passes' : 'fails')}>
              {isLegible(each) ? '✓' : '✕'}
            </span>{' '}
            {t('figure', {
              place: t(`places.${each.place}`),
              contrast: contrastText(each.contrast),
              limit: String(each.limit),
            })}
          </li>
        ))}
      </ul>
      <span className={styles['actions']}>
        {isPoor && (
          <Button size="small" onClick={() => form.set(name, better)}>
            {t('useInstead', { value: better })}
          </Button>
        )}
        {typed !== '' && (
          <Button size="small" look="text" onClick={() => form.set(name, '')}>
            {t('restore')}
          </Button>
        )}
      </span>
    </div>
  )
}
