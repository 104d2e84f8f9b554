import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { FilePreview } from '@quayside/kit/files/file-preview.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useState } from 'react'
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
      {file ? (
        <FilePreview key={file.fileId} file={toStoredFile(file)} read={readFile} />
      ) : (
        <p className="q-nothing">{t('none')}</p>
      )}
    </Panel>
  )
}

export const readFile = async (id: string): Promise<Blob> =>
  (await api('GET system/online/file/{id}', { params: { id } })).blob
