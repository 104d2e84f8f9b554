import { isPreviewable } from '@quayside/contract/kernel/file.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { Panel } from '@quayside/kit/panel.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'
import styles from './record-page.module.css'

/** The customer's files, opened beside the customer's data. */
export function Documents({ title, files }: { title?: string; files: readonly Attachment[] }) {
  const t = useTranslations('officeReview.documents')
  const [chosen, setChosen] = useState(files[0]?.fileId)
  const file = files.find((each) => each.fileId === chosen) ?? files[0]
  return (
    <Panel title={title ?? t('title')}>
      {files.length > 1 && (
        <div className={styles['documents-tabs']}>
          {files.map((each) => (
            <button
              key={each.fileId}
              type="button"
              aria-pressed={each.fileId === file?.fileId}
              onClick={() => setChosen(each.fileId)}
            >
              {each.name}
            </button>
          ))}
        </div>
      )}
      {file ? <Sheet key={file.fileId} file={file} /> : <p className="q-nothing">{t('none')}</p>}
    </Panel>
  )
}

/** Shows a file. It is fetched by a call, because the request needs the token. */
function Sheet({ file }: { file: Attachment }) {
  const t = useTranslations('officeReview.documents')
  const [address, setAddress] = useState<string>()
  const { fileId, mime, name } = file
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    const load = async (): Promise<void> => {
      const { blob } = await api('GET system/online/file/{id}', { params: { id: fileId } })
      if (isGone) return
      // The type that was determined from the content decides how it is shown, not the type of the answer.
      made = URL.createObjectURL(new Blob([blob], { type: mime }))
      setAddress(made)
    }
    void load().catch(() => undefined)
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [fileId, mime])
  return (
    <>
      <div className={styles['documents-sheet']}>
        {address === undefined ? (
          <p>{t('loading', { name })}</p>
        ) : mime.startsWith('image/') ? (
          <img src={address} alt={name} />
        ) : isPreviewable(mime) ? (
          <iframe src={address} title={name} />
        ) : (
          <p>{t('noPreview')}</p>
        )}
      </div>
      {address !== undefined && (
        <div className={styles['documents-links']}>
          {isPreviewable(mime) && (
            <a href={address} target="_blank" rel="noreferrer">
              {t('open')}
            </a>
          )}
          <a href={address} download={name}>
            {t('save')}
          </a>
          <span className="q-nothing">{name}</span>
        </div>
      )}
    </>
  )
}
