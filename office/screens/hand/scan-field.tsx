import { CameraOutlined, PictureOutlined, ScanOutlined } from '@ant-design/icons-svg'
import { showToast } from '@quayside/kit/page/events.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { openCodeReader } from './code-reader.ts'
import styles from './scan-field.module.css'

const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

type Props = { readonly placeholder: string; readonly onCode: (code: string) => void }

/** A code by hand scanner, which types and ends with Enter, by keyboard, by the camera, or by a picture of the code. */
export function ScanField({ placeholder, onCode }: Props) {
  const t = useTranslations('officeHand')
  const [typed, setTyped] = useState('')
  const [isLooking, setLooking] = useState(false)
  const take = (code: string): void => {
    setTyped('')
    if (code.trim() !== '') onCode(code.trim())
  }
  return (
    <>
      <form
        className={styles['scan']}
        onSubmit={(event) => {
          event.preventDefault()
          take(typed)
        }}
      >
        <span className={styles['scan-box']}>
          <Icon drawing={ScanOutlined} />
          <input
            aria-label={placeholder}
            placeholder={placeholder}
            value={typed}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
        {hasCamera() && (
          <button
            type="button"
            className={styles['camera']}
            aria-label={t('camera')}
            aria-pressed={isLooking}
            onClick={() => setLooking(!isLooking)}
          >
            <Icon drawing={CameraOutlined} />
          </button>
        )}
        <Picture onCode={take} />
      </form>
      {isLooking && (
        <Camera
          onCode={(code) => {
            setLooking(false)
            take(code)
          }}
          onFailed={() => setLooking(false)}
        />
      )}
    </>
  )
}

/** A photo of the code that was taken or chosen; phones without camera access for pages still have it. */
function Picture({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('officeHand')
  const input = useRef<HTMLInputElement>(null)
  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    const bitmap = await createImageBitmap(file).catch(() => undefined)
    const code = bitmap && (await openCodeReader()(bitmap))
    if (code === undefined) showToast({ kind: 'warning', text: t('noCodeInPicture') })
    else onCode(code)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture')}
        onChange={(event) => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <button
        type="button"
        className={styles['camera']}
        aria-label={t('picture')}
        onClick={() => input.current?.click()}
      >
        <Icon drawing={PictureOutlined} />
      </button>
    </>
  )
}

/** Milliseconds between two looks at the picture. */
const lookEvery = 200

function Camera({ onCode, onFailed }: { onCode: (code: string) => void; onFailed: () => void }) {
  const t = useTranslations('officeHand')
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const readCode = openCodeReader()
    async function look(): Promise<void> {
      if (isGone || !video.current) return
      const code = await readCode(video.current)
      if (isGone) return
      if (code !== undefined) onCode(code)
      else timer = setTimeout(() => void look(), lookEvery)
    }
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isGone || !video.current) return
      video.current.srcObject = stream
      await video.current.play()
      await look()
    }
    begin().catch(() => !isGone && setProblem(t('noCamera')))
    return () => {
      isGone = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    // Once, while it is shown.
  }, [])
  if (problem !== '')
    return (
      <button type="button" className={styles['problem']} onClick={onFailed}>
        {problem}
      </button>
    )
  return <video ref={video} className={styles['video']} muted playsInline aria-label={t('camera')} />
}
