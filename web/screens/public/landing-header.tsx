import { keepLocale } from '@quayside/kit/page/locale.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useState } from 'react'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import { isSignedIn } from '../../lib/session/session.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import { PublicHeader, PublicLanguages } from './public-frame.tsx'

export function LandingHeader() {
  const texts = usePublicTexts()
  const info = useStore(systemInfo)
  const [isOpen, setOpen] = useState(false)
  return (
    <PublicHeader>
      <button
        type="button"
        className="menu-button"
        aria-expanded={isOpen}
        aria-controls="sections"
        aria-label={isOpen ? texts.closeMenu : texts.menu}
        onClick={() => setOpen(!isOpen)}
      >
        <svg
          viewBox="0 0 20 20"
          width="20"
          height="20"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d={isOpen ? 'M4 4l12 12M16 4L4 16' : 'M2 5h16M2 10h16M2 15h16'} />
        </svg>
      </button>
      <nav id="sections" aria-label={texts.menu} data-open={isOpen}>
        {info?.landingSections.map(
          ({ name }) =>
            // The band of figures has no heading to go to.
            name !== 'figures' && (
              <a key={name} href={`#${name}`} onClick={() => setOpen(false)}>
                {texts.sections[name].nav}
              </a>
            ),
        )}
        <PublicLanguages onSwitch={keepLocale} />
      </nav>
      <a className="button" data-kind="work" href={isSignedIn() ? '/home' : '/login'}>
        {isSignedIn() ? texts.enterPortal : texts.logIn}
      </a>
    </PublicHeader>
  )
}
