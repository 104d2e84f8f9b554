import { type AgreementText, paragraphsOf } from '@quayside/contract/kernel/agreement.ts'
import { useTranslations } from 'use-intl'

export const clauseId = (place: number): string => `clause-${place + 1}`

/** A version that the provider published: plain texts of its own, which React writes as text. */
export function PublishedAgreement({ text }: { text: AgreementText }) {
  const t = useTranslations('agreement')
  return (
    <>
      <section className="key-terms changes" aria-labelledby="changes">
        <h2 id="changes">{t('changes')}</h2>
        {paragraphsOf(text.changes).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {text.clauses.map(({ title, text: clause }, place) => (
        // A published version never changes, so that a clause is its place.
        <section key={clauseId(place)} id={clauseId(place)} aria-labelledby={`${clauseId(place)}-heading`}>
          <h2 id={`${clauseId(place)}-heading`}>{title}</h2>
          {paragraphsOf(clause).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </>
  )
}
