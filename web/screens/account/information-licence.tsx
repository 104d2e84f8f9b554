import { whileUploading } from '@quayside/kit/files/uploading.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { useProblemText } from '@quayside/kit/public/use-problem-text.ts'
import type { PublicForm } from '@quayside/kit/public/use-public-form.ts'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { upload } from '../../lib/session/upload.ts'
import type { InformationValues } from './information-draft.ts'

const accepted = '.jpg,.jpeg,.png,.webp,.pdf'

export function LicenceUpload({ form }: { form: PublicForm<InformationValues> }) {
  const t = useTranslations('information')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const sentence = useProblemText()
  const [underWay, setUnderWay] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { licences } = form.values
  const error = refusal ?? sentence(form.problems, 'licenceFileIds')

  async function take(files: FileList | null) {
    setRefusal(undefined)
    const taken = [...licences]
    for (const file of files ?? []) {
      setUnderWay(file.name)
      try {
        const {
          id: fileId,
          name,
          mime,
          size: bytes,
        } = await whileUploading(() =>
          upload(file, (share) => setUnderWay(`${file.name} ${Math.round(share * 100)}%`)),
        )
        taken.push({ fileId, name, mime, bytes })
        form.set('licences', [...taken])
        form.show(form.problems.filter((problem) => problem.path !== 'licenceFileIds'))
      } catch (failed) {
        setRefusal(failed instanceof ApiError ? failed.message : '')
      }
    }
    setUnderWay(undefined)
    if (input.current) input.current.value = ''
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files)
  }

  return (
    <div className="field licence">
      {licences.length > 0 && (
        <ul aria-label={t('licence.list')}>
          {licences.map((licence) => (
            <li key={licence.fileId}>
              <span>{licence.name}</span>
              <span className="field-mark">{t('licence.uploaded')}</span>
              <button
                type="button"
                className="link-button"
                aria-label={t('licence.remove', { name: licence.name })}
                onClick={() =>
                  form.set(
                    'licences',
                    licences.filter((each) => each.fileId !== licence.fileId),
                  )
                }
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          multiple
          accept={accepted}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => void take(event.target.files)}
        />
        <label htmlFor={id} className="button">
          {t('licence.choose')}
        </label>
        <span>{t('licence.drop')}</span>
      </div>
      <p className="field-hint" role="status">
        {underWay === undefined ? '' : t('licence.uploading', { name: underWay })}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
