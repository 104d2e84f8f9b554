import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './paper-reader.module.css'

type Props = {
  readonly explain: string
  readonly hint: string
  /** Endings of files, with their full stops. */
  readonly accept: string
  /** Why the last file could not be read; '' says nothing. */
  readonly refusal: string | undefined
  readonly onFile: (file: File) => void
  readonly children?: ReactNode
}

/** A file to read is chosen or dropped; why one cannot be read stays until the next one. */
export function PaperChooser({ explain, hint, accept, refusal, onFile, children }: Props) {
  const t = useTranslations('kit.attachment')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div className={styles['choose']}>
      <p>{explain}</p>
      <button
        type="button"
        className="q-drop"
        data-autofocus
        data-over={isOver || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <b>{t('choose')}</b> {t('drop')} <small>{hint}</small>
      </button>
      {children}
      {refusal !== undefined && refusal !== '' && (
        <p className="q-field-error" role="alert">
          {refusal}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
