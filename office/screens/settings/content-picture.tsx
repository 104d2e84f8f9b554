import { Button } from '@quayside/kit/inputs/button.tsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { choosePicture } from './chosen-pictures.ts'
import styles from './settings.module.css'

type Props = {
  readonly label: string
  /** Its address; null or empty without one. */
  readonly address: string | null
  readonly onChange: (address: string | null) => void
}

/** A picture within the content of the landing page; a file that is chosen is sent with the save. */
export function ContentPicture({ label, address, onChange }: Props) {
  const t = useTranslations('officePublishing.landingSections')
  const input = useRef<HTMLInputElement>(null)
  const hasPicture = address !== null && address !== ''
  return (
    <fieldset className={styles['content-picture']}>
      <legend>{label}</legend>
      {hasPicture && <img src={address} alt="" />}
      <Button size="small" onClick={() => input.current?.click()}>
        {t(hasPicture ? 'replace' : 'choose')}
      </Button>
      {hasPicture && (
        <Button size="small" look="text" onClick={() => onChange(null)}>
          {t('remove')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChange(choosePicture(file).address)
          event.target.value = ''
        }}
      />
    </fieldset>
  )
}
