import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { dismissToast, noticeToastSeconds, openPage, type Toast, type ToastKind, toasts } from './events.ts'
import { useStore } from './use-store.ts'

/** Live messages stay for half a minute, so only this many show at once. The message list has them all. */
const mostLasting = 3

/** Short toasts appear at the top; lasting ones where they do not cover the buttons of the page's header. */
export function Toasts() {
  const shown = useStore(toasts)
  const t = useTranslations('client.toast')
  const isLasting = (toast: Toast): boolean => toast.seconds >= noticeToastSeconds
  const lasting = shown.filter(isLasting).slice(-mostLasting)
  return (
    <>
      <section className="toasts" aria-label={t('region')}>
        {shown
          .filter((toast) => !isLasting(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </section>
      <section className="toasts" data-lasting="" aria-label={t('news')}>
        {lasting.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </section>
    </>
  )
}

const exclamation = 'M8 4.500v4.500M8 11.200v.3'
const marks: Record<ToastKind, string> = {
  error: exclamation,
  warning: exclamation,
  success: 'M5 8.200l2.200 2.200L11.200 6',
  info: 'M8 7.200v4.300M8 4.700v.3',
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('client.toast')
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), toast.seconds * 1000)
    return () => clearTimeout(timer)
  }, [toast])
  const open = () => {
    toast.onOpen?.()
    dismissToast(toast.id)
  }
  const isUrgent = toast.kind === 'error' || toast.kind === 'warning'
  return (
    <div className="toast" data-kind={toast.kind} role={isUrgent ? 'alert' : 'status'}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6.8" />
        <path d={marks[toast.kind]} />
      </svg>
      <div>
        {toast.title !== undefined && <strong>{toast.title}</strong>}
        {toast.text}
        {toast.href !== undefined && (
          <a
            className="toast-open"
            href={toast.href}
            onClick={(event) => {
              event.preventDefault()
              openPage.get()(toast.href ?? '')
              dismissToast(toast.id)
            }}
          >
            {t('heal')}
          </a>
        )}
        {toast.onOpen && (
          <button type="button" className="toast-open" onClick={open}>
            {t('open')}
          </button>
        )}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={t('close')}
        onClick={() => dismissToast(toast.id)}
      >
        ×
      </button>
    </div>
  )
}
