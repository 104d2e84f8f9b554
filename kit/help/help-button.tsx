import { QuestionCircleOutlined } from '@ant-design/icons-svg'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import { useWindowKeys } from '../page/window-keys.ts'

/** What is typed into a field stays in it, and an open dialog has its own keys. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null
const hasDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Help on the page: the button of the bar, the key '?', and F1, which works inside a field too. */
export function HelpButton({ children }: { children: (close: () => void) => ReactNode }) {
  const t = useTranslations('kit.frame')
  const [isOpen, setOpen] = useState(false)
  useWindowKeys((event) => {
    const isKey = event.key === 'F1' || (event.key === '?' && !isTyping(event.target))
    if (!isKey || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return
    if (hasDialog()) return
    event.preventDefault()
    setOpen((is) => !is)
  })
  return (
    <>
      <IconButton
        look="text"
        drawing={QuestionCircleOutlined}
        label={t('help')}
        title={`${t('help')} (?)`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  )
}
