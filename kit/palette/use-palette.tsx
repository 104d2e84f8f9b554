import { SearchOutlined } from '@ant-design/icons-svg'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { Icon } from '../page/icon.tsx'
import { useWindowKeys } from '../page/window-keys.ts'
import styles from './palette.module.css'

type Opened = { readonly typed: string; readonly onClose: () => void }

/**
 * The palette, which Ctrl+K and `open` show. It is loaded when it is first shown; meanwhile a field takes what is typed,
 * with which the palette begins.
 */
export function usePalette(label: string, draw: (opened: Opened) => ReactNode) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  // A word that is being composed in an input method would be lost with its field.
  const [composing, setComposing] = useState<PromiseWithResolvers<void>>()
  const open = (): void => {
    setTyped('')
    setOpen(true)
  }
  const onClose = (): void => setOpen(false)
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (!isOpen) open()
  })
  const waiting = (
    <WaitingField
      label={label}
      typed={typed}
      onType={setTyped}
      onCompose={(is) => {
        composing?.resolve()
        setComposing(is ? Promise.withResolvers() : undefined)
      }}
      onClose={onClose}
    />
  )
  const palette = isOpen && (
    <Suspense fallback={waiting}>
      <Held until={composing?.promise}>{draw({ typed, onClose })}</Held>
    </Suspense>
  )
  return { open, palette }
}

function Held({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until) use(until)
  return children
}

type FieldProps = Opened & {
  readonly label: string
  readonly onType: (typed: string) => void
  readonly onCompose: (isComposing: boolean) => void
}
function WaitingField({ label, typed, onType, onCompose, onClose }: FieldProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles['palette']} aria-label={label} aria-busy onClose={onClose}>
      <div className={styles['palette-box']}>
        <Icon drawing={SearchOutlined} />
        <input
          aria-label={label}
          value={typed}
          autoFocus
          onChange={(event) => onType(event.target.value)}
          onCompositionStart={() => onCompose(true)}
          onCompositionEnd={() => onCompose(false)}
        />
        <kbd>Esc</kbd>
      </div>
      <div className={styles['palette-body']} />
    </dialog>
  )
}
