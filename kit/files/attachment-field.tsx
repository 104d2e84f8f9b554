import {
  DeleteOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  UploadOutlined,
} from '@ant-design/icons-svg'
import { isPreviewable } from '@quayside/contract/kernel/file.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../page/icon.tsx'
import { Progress } from '../record/progress.tsx'
import './attachment-field.css'
import type { Control } from '../form/field.tsx'
import { type StoredFile, useSurroundings } from '../page/context.tsx'
import { whileUploading } from './uploading.ts'

const largestMegabytes = 20
/** What can be shown in the page itself. */
export const pictureEndings = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const
const allEndings = [...pictureEndings, 'xlsx', 'docx'] as const
/** JPEG is another ending of JPG. */
const textOf = (endings: readonly string[]): string =>
  endings
    .filter((ending) => ending !== 'jpeg')
    .map((ending) => ending.toUpperCase())
    .join(', ')

type Props = {
  readonly control: Control<readonly StoredFile[]>
  readonly label: string
  readonly most?: number
  readonly endings?: readonly string[]
}
type Travelling = { readonly name: string; readonly share: number }

/** Files of one kind: chosen or dropped, uploaded at once with progress, previewed, removed. */
export function AttachmentField({ control, label, most = 5, endings = allEndings }: Props) {
  const acceptedText = textOf(endings)
  const t = useTranslations('kit.attachment')
  const { upload } = useSurroundings()
  const input = useRef<HTMLInputElement>(null)
  const [travelling, setTravelling] = useState<readonly Travelling[]>([])
  const [isOver, setOver] = useState(false)
  /** Why files were not taken; stays until the next ones are chosen. */
  const [refused, setRefused] = useState<readonly string[]>([])

  function refuses(file: File): string | undefined {
    const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
    if (!endings.includes(ending)) return t('wrongType', { name: file.name, types: acceptedText })
    if (file.size > largestMegabytes * 1024 * 1024)
      return t('tooLarge', { name: file.name, size: largestMegabytes })
    return undefined
  }

  async function send(files: readonly File[]): Promise<void> {
    const attached = [...control.value]
    const refusals: string[] = []
    const refuse = (text: string): void => {
      refusals.push(text)
      setRefused([...refusals])
    }
    setRefused([])
    for (const file of files.slice(0, most - attached.length)) {
      const refusal = refuses(file)
      if (refusal !== undefined) {
        refuse(refusal)
        continue
      }
      const others = travelling.filter((each) => each.name !== file.name)
      setTravelling([...others, { name: file.name, share: 0 }])
      try {
        const taken = await whileUploading(() =>
          upload(file, (share) => setTravelling([...others, { name: file.name, share }])),
        )
        attached.push(taken)
        control.set([...attached])
      } catch (error) {
        refuse(error instanceof Error ? `${file.name}: ${error.message}` : file.name)
      } finally {
        setTravelling(others)
      }
    }
  }

  const hint = t('hint', { types: acceptedText, size: largestMegabytes })
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void send([...event.dataTransfer.files])
  }

  return (
    <div className="q-attachments">
      <FileList
        files={control.value}
        onRemove={(file) => control.set(control.value.filter((other) => other.id !== file.id))}
      />
      {travelling.map((each) => (
        <div
          key={each.name}
          className="q-file"
          role="status"
          aria-label={t('uploading', { name: each.name })}
        >
          <Icon drawing={FileOutlined} />
          <span>{each.name}</span>
          <Progress share={each.share} label={t('uploading', { name: each.name })} />
        </div>
      ))}
      {control.value.length < most && (
        <button
          type="button"
          id={control.id}
          className="q-drop"
          data-over={isOver || undefined}
          data-wrong={control['aria-invalid'] || undefined}
          aria-describedby={control['aria-describedby']}
          aria-label={`${label}: ${t('choose')} ${t('drop')} ${hint}`}
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon drawing={UploadOutlined} />
          <b>{t('choose')}</b> {t('drop')} <small>{hint}</small>
        </button>
      )}
      {refused.map((text) => (
        <div key={text} className="q-field-error" role="alert">
          {text}
        </div>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept={endings.map((ending) => `.${ending}`).join()}
        onChange={(event) => {
          void send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}

function iconOf(mime: string) {
  if (mime.startsWith('image/')) return <Icon drawing={FileImageOutlined} />
  return mime === 'application/pdf' ? <Icon drawing={FilePdfOutlined} /> : <Icon drawing={FileOutlined} />
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

export function FileList({
  files,
  onRemove,
}: {
  files: readonly StoredFile[]
  onRemove?: (file: StoredFile) => void
}) {
  const t = useTranslations('kit.attachment')
  const { previewAddress } = useSurroundings()
  if (files.length === 0) return onRemove ? null : <span className="q-nothing">{t('none')}</span>
  return (
    <ul className="q-files">
      {files.map((file) => (
        <li key={file.id} className="q-file">
          {iconOf(file.mime)}
          <FileName file={file} address={previewAddress(files, file)} />
          <small>{sizeText(file.size)}</small>
          {onRemove && (
            <button
              type="button"
              aria-label={t('remove', { name: file.name })}
              onClick={() => onRemove(file)}
            >
              <Icon drawing={DeleteOutlined} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function FileName({ file, address }: { file: StoredFile; address: string | undefined }) {
  const t = useTranslations('kit.attachment')
  const { openFile } = useSurroundings()
  if (address === undefined && openFile)
    return (
      <button
        type="button"
        className="q-file-name"
        title={t(isPreviewable(file.mime) ? 'preview' : 'download', { name: file.name })}
        onClick={() => openFile(file)}
      >
        {file.name}
      </button>
    )
  if (address === undefined) return <span title={file.name}>{file.name}</span>
  return (
    <a href={address} target="_blank" rel="opener" title={t('preview', { name: file.name })}>
      {file.name}
    </a>
  )
}
