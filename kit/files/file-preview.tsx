import { isPreviewable } from '@quayside/contract/kernel/file.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StoredFile } from '../page/context.tsx'
import styles from './file-preview.module.css'

type Props = {
  readonly file: StoredFile
  /** Fetches the content: an address of its own would come without the token. */
  readonly read: (fileId: string) => Promise<Blob>
}

/** A picture or a PDF in the page itself, with links to enlarge and save it. */
export function FilePreview({ file, read }: Props) {
  const t = useTranslations('kit.preview')
  const [address, setAddress] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const { id, mime, name } = file
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    const load = async (): Promise<void> => {
      const blob = await read(id)
      if (isGone) return
      // The type that was determined from the content decides how it is shown, not the type of the answer.
      made = URL.createObjectURL(new Blob([blob], { type: mime }))
      setAddress(made)
    }
    void load().catch(() => setFailed(true))
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
    // `read` differs in each render; the file decides.
  }, [id, mime])
  return (
    <>
      <div className={styles['sheet']} data-shows={isPreviewable(mime)}>
        {address === undefined ? (
          <p>{t(hasFailed ? 'failed' : 'loading', { name })}</p>
        ) : mime.startsWith('image/') ? (
          <img src={address} alt={name} />
        ) : isPreviewable(mime) ? (
          <iframe src={address} title={name} />
        ) : (
          <p>{t('noPreview')}</p>
        )}
      </div>
      <div className={styles['links']}>
        {address !== undefined && (
          <>
            {isPreviewable(mime) && (
              <a href={address} target="_blank" rel="noreferrer">
                {t('open')}
              </a>
            )}
            <a href={address} download={name}>
              {t('save')}
            </a>
          </>
        )}
        <span className="q-nothing">{name}</span>
      </div>
    </>
  )
}
