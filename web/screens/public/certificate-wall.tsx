import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import { useEffect, useRef, useState } from 'react'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import './certificate-wall.css'
import { Section } from './landing-sections.tsx'

type Certificate = LandingContent['certificates'][number]

/** The provider's certificates; each opens with its number and validity, and the arrow keys browse. */
export function CertificateWall({ certificates }: { certificates: readonly Certificate[] }) {
  const texts = usePublicTexts()
  const [open, setOpen] = useState<number>()
  return (
    <Section name="certificates" lead={texts.sections.certificates.lead}>
      <ul className="wall">
        {certificates.map((certificate, place) => (
          <li key={certificate.name}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(place)}>
              <Paper certificate={certificate} />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <OpenCertificate
          certificates={certificates}
          place={open}
          onLeaf={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}

function Paper({ certificate }: { certificate: Certificate }) {
  if (certificate.picture) return <img src={certificate.picture} alt="" loading="lazy" />
  return (
    <span className="paper">
      <span className="paper-name">{certificate.name}</span>
      <span className="paper-issuer">{certificate.issuer}</span>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <circle cx="20" cy="17" r="11" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M14 26l-3 11 9-4 9 4-3-11" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M15 17l3.500 3.500L25 14" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </span>
  )
}

type OpenProps = {
  certificates: readonly Certificate[]
  place: number
  onLeaf: (place: number) => void
  onClose: () => void
}

function OpenCertificate({ certificates, place, onLeaf, onClose }: OpenProps) {
  const texts = usePublicTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const certificate = certificates[place]
  if (!certificate) return null
  const count = certificates.length
  const leaf = (step: number) => onLeaf((place + step + count) % count)
  return (
    <dialog
      ref={dialog}
      className="certificate"
      aria-labelledby="certificate-name"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') leaf(1)
        if (event.key === 'ArrowLeft') leaf(-1)
      }}
    >
      <div className="certificate-body">
        <Paper certificate={certificate} />
        <div>
          <h3 id="certificate-name">{certificate.name}</h3>
          <dl>
            <dt>{texts.certificate.issuer}</dt>
            <dd>{certificate.issuer}</dd>
            <dt>{texts.certificate.number}</dt>
            <dd className="mono">{certificate.number}</dd>
            <dt>{texts.certificate.validUntil}</dt>
            <dd>{certificate.validUntil ?? texts.certificate.lasting}</dd>
          </dl>
          <p aria-live="polite">
            {place + 1} / {count}
          </p>
          <div className="certificate-actions">
            <button type="button" className="button" onClick={() => leaf(-1)}>
              {texts.certificate.previous}
            </button>
            <button type="button" className="button" onClick={() => leaf(1)}>
              {texts.certificate.next}
            </button>
            <button type="button" className="button" data-kind="work" onClick={() => dialog.current?.close()}>
              {texts.close}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  )
}
