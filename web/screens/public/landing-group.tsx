import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import { Section } from './landing-sections.tsx'

export function Group({ companies }: { companies: LandingContent['groupCompanies'] }) {
  const { group } = usePublicTexts()
  return (
    <Section name="group">
      <table className="companies">
        <thead>
          <tr>
            <th scope="col">{group.name}</th>
            <th scope="col">{group.place}</th>
            <th scope="col">{group.business}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.name}>
              <th scope="row">{company.name}</th>
              <td data-place>{company.place}</td>
              <td>{company.business}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
