import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PopoverButton } from '../overlays/popover.tsx'
import './row-actions.css'

/** The next step of a row, and a button that opens the others. The style sheet hides what is in the other place. */
export function RowActions({ children }: { children: ReactNode }) {
  const t = useTranslations('kit.list')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="q-row-actions">
      {children}
      <span className="q-row-more">
        <PopoverButton
          look="text"
          size="small"
          aria-label={t('more')}
          title={t('more')}
          isOpen={isOpen}
          onOpen={setOpen}
          panel={
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- closes after the click of a button or link inside, which the keyboard makes as well
            <div className="q-row-menu" onClick={() => setOpen(false)}>
              {children}
            </div>
          }
        >
          …
        </PopoverButton>
      </span>
    </div>
  )
}
