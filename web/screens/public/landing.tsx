import type { LandingSectionName } from '@quayside/contract/kernel/landing-sections.ts'
import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { startBarePage } from '../../lib/pages/bare-page.tsx'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import { CertificateWall } from './certificate-wall.tsx'
import './landing.css'
import './harbour.css'
import { Contacts } from './landing-contacts.tsx'
import { Group } from './landing-group.tsx'
import { LandingHeader } from './landing-header.tsx'
import { About, Business, Culture, Figures, History } from './landing-sections.tsx'
import { PublicFooter, phoneLink } from './public-frame.tsx'
import { RouteDrawing } from './route-drawing.tsx'

export const startLanding = (): void => startBarePage(<Landing />)

/** §2: the provider's public page. Its texts and pictures come from the provider's settings. */
function Landing() {
  const info = useStore(systemInfo)
  return (
    <div className="landing">
      <LandingHeader />
      <main id="content">{info ? <Content info={info} /> : <Waiting />}</main>
      {info && <PublicFooter info={info} />}
    </div>
  )
}

const loadTimeout = 8_000

/** The background is shown before the texts are loaded; a call that takes too long shows an error. */
function Waiting() {
  const texts = usePublicTexts()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loadTimeout)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="hero" aria-busy={!isLate}>
      <div className="public-width">
        {isLate && (
          <div className="hero-words" role="alert">
            <p>{texts.loadFailed}</p>
            <button type="button" className="button" onClick={() => location.reload()}>
              {texts.retry}
            </button>
          </div>
        )}
      </div>
      <RouteDrawing stops={[]} label="" />
    </div>
  )
}

/** The provider says which of them there are and in which order (contract/kernel/landing-sections.ts). */
const drawn: Readonly<Record<LandingSectionName, (landing: SystemInfo['landing']) => ReactNode>> = {
  business: ({ businessLines }) => <Business lines={businessLines} />,
  figures: ({ figures, qualifications }) => <Figures figures={figures} qualifications={qualifications} />,
  about: ({ aboutUs, companyProfile }) => <About paragraphs={aboutUs} profile={companyProfile} />,
  history: ({ history }) => <History events={history} />,
  certificates: ({ certificates }) => <CertificateWall certificates={certificates} />,
  culture: ({ culture }) => <Culture values={culture} />,
  group: ({ groupCompanies }) => <Group companies={groupCompanies} />,
  contacts: ({ contacts }) => <Contacts offices={contacts} />,
}

function Content({ info: { landing, landingSections, support } }: { info: SystemInfo }) {
  const texts = usePublicTexts()
  const hasContacts = landingSections.some(({ name }) => name === 'contacts')
  return (
    <>
      <div className="hero">
        <div className="public-width">
          <div className="hero-words">
            <h1>
              {landing.headline.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p>{landing.subline}</p>
            <div className="hero-actions">
              <a className="button" data-kind="signal" href="/login?mode=register">
                {texts.register}
              </a>
              <a className="button" href={hasContacts ? '#contacts' : phoneLink(support.phone)}>
                {texts.askUs}
              </a>
            </div>
          </div>
        </div>
        <RouteDrawing stops={landing.route} label={`${texts.route}${landing.route.join(' → ')}`} />
        <ol className="route-list" aria-hidden="true">
          {landing.route.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ol>
      </div>
      {landingSections.map(({ name }) => (
        <Fragment key={name}>{drawn[name](landing)}</Fragment>
      ))}
    </>
  )
}
