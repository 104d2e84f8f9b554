import type { LandingSection } from '@quayside/contract/kernel/landing-sections.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { locales } from '@quayside/phrases/locales.ts'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { choosePicture } from './chosen-pictures.ts'
import styles from './landing.module.css'

type Picture = NonNullable<LandingSection['picture']>
const noTexts: Picture['texts'] = { 'zh-CN': '', 'zh-TW': '', 'en-US': '' }

type Props = {
  /** What the section is called. */
  readonly name: string
  readonly picture: Picture | null
  readonly error: string | undefined
  readonly onChange: (picture: Picture | null) => void
}

/** The picture of a section; a file that is chosen is sent with the save. */
export function SectionPicture({ name, picture, error, onChange }: Props) {
  const t = useTranslations('officePublishing.landingSections')
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  return (
    <div className={styles['picture']}>
      {picture && <img src={picture.address} alt="" />}
      <span className={styles['about']}>
        {picture && <small>{picture.name}</small>}
        <span>
          <Button
            size="small"
            aria-label={t(picture ? 'replaceOf' : 'chooseOf', { name })}
            aria-describedby={error === undefined ? undefined : errorId}
            onClick={() => input.current?.click()}
          >
            {t(picture ? 'replace' : 'choose')}
          </Button>
          {picture && (
            <Button
              size="small"
              look="text"
              aria-label={t('removeOf', { name })}
              onClick={() => onChange(null)}
            >
              {t('remove')}
            </Button>
          )}
        </span>
        {error !== undefined && (
          <span id={errorId} className="q-field-error" role="alert">
            {error}
          </span>
        )}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        data-picture={name}
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChange({ ...choosePicture(file), texts: picture?.texts ?? noTexts })
          event.target.value = ''
        }}
      />
    </div>
  )
}

type TextsProps = { readonly picture: Picture; readonly onChange: (picture: Picture) => void }

/** What screen readers say of it, in each language. */
export function SectionPictureTexts({ picture, onChange }: TextsProps) {
  const t = useTranslations('officePublishing')
  const ids = useId()
  return (
    <fieldset className={styles['texts']}>
      <legend>
        {t('landingSections.texts')} <small>{t('landingSections.textsLead')}</small>
      </legend>
      {locales.map((locale) => (
        <div key={locale} className="q-field">
          <label htmlFor={`${ids}${locale}`}>{t(`languages.${locale}`)}</label>
          <Input
            id={`${ids}${locale}`}
            lang={locale}
            value={picture.texts[locale]}
            maxLength={200}
            onChange={(event) =>
              onChange({ ...picture, texts: { ...picture.texts, [locale]: event.target.value } })
            }
          />
        </div>
      ))}
    </fieldset>
  )
}
