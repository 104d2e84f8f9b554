import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import { Section } from './landing-sections.tsx'
import { phoneLink } from './public-frame.tsx'

export function Contacts({ offices }: { offices: LandingContent['contacts'] }) {
  const { sections, contact } = usePublicTexts()
  return (
    <Section name="contacts" lead={sections.contacts.lead}>
      <ul className="offices">
        {offices.map((office) => (
          <li key={office.office}>
            <h3>{office.office}</h3>
            <dl>
              <dt>{contact.phone}</dt>
              <dd>
                <a href={phoneLink(office.phone)}>{office.phone}</a>
              </dd>
              <dt>{contact.email}</dt>
              <dd>
                <a href={`mailto:${office.email}`}>{office.email}</a>
              </dd>
              <dt>{contact.address}</dt>
              <dd>{office.address}</dd>
              <dt>{contact.hours}</dt>
              <dd>{office.hours}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
