import { CameraOutlined, ScanOutlined } from '@ant-design/icons'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './scan-field.module.css'

type Detected = { readonly rawValue: string }
type Detector = { detect(source: HTMLVideoElement): Promise<readonly Detected[]> }
declare global {
  interface Window {
    BarcodeDetector?: new () => Detector
  }
}

const hasCamera = (): boolean =>
  window.BarcodeDetector !== undefined && navigator.mediaDevices?.getUserMedia !== undefined

type Props = { readonly placeholder: string; readonly onCode: (code: string) => void }

/** A code by hand scanner, which types and ends with Enter, by keyboard, or by the camera where the browser can. */
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
    const { BarcodeDetector } = window
    async function look(detector: Detector): Promise<void> {
      if (isGone || !video.current) return
      const [found] = await detector.detect(video.current).catch(() => [])
      if (isGone) return
      if (found) onCode(found.rawValue)
      else timer = setTimeout(() => void look(detector), lookEvery)
    }
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isGone || !video.current || !BarcodeDetector) return
      video.current.srcObject = stream
      await video.current.play()
      await look(new BarcodeDetector())
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
