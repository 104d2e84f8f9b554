import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import type { LandingSectionName } from '@quayside/contract/kernel/landing-sections.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import type { ReactNode } from 'react'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import { BusinessIcon } from './business-icon.tsx'
import './landing-sections.css'

export function Section({
  name,
  lead,
  children,
}: {
  name: Exclude<LandingSectionName, 'figures'>
  lead?: string
  children: ReactNode
}) {
  const { sections } = usePublicTexts()
  const picture = useStore(systemInfo)?.landingSections.find((each) => each.name === name)?.picture
  return (
    <section id={name} className={`section ${name}`} aria-labelledby={`${name}-title`}>
      <div className="public-width">
        <div className="section-head">
          <h2 id={`${name}-title`}>{sections[name].title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {picture && (
          <img
            className="section-picture"
            src={picture.address}
            alt={picture.text}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        )}
        {children}
      </div>
    </section>
  )
}

export function Business({ lines }: { lines: LandingContent['businessLines'] }) {
  const { sections } = usePublicTexts()
  return (
    <Section name="business" lead={sections.business.lead}>
      <ul className="business-lines">
        {lines.map((line) => (
          <li key={line.title}>
            <BusinessIcon name={line.icon} />
            <h3>{line.title}</h3>
            <p>{line.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Figures({ figures, qualifications }: Pick<LandingContent, 'figures' | 'qualifications'>) {
  const { sections } = usePublicTexts()
  return (
    <section className="figures" aria-label={sections.figures.title}>
      <div className="public-width">
        <dl>
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {qualifications.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type AboutProps = { paragraphs: LandingContent['aboutUs']; profile: LandingContent['companyProfile'] }

export function About({ paragraphs, profile }: AboutProps) {
  const { sections } = usePublicTexts()
  return (
    <Section name="about">
      <div className="about-columns">
        <div className="about-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="profile">
          <h3>{sections.profile.title}</h3>
          <dl>
            {profile.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

export function History({ events }: { events: LandingContent['history'] }) {
  return (
    <Section name="history">
      <ol className="timeline">
        {events.map((event) => (
          <li key={event.year + event.title}>
            <b>{event.year}</b>
            <h3>{event.title}</h3>
            <p>{event.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Culture({ values }: { values: LandingContent['culture'] }) {
  return (
    <Section name="culture">
      <ul className="values">
        {values.map((value) => (
          <li key={value.title}>
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
