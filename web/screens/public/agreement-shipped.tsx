import { agreedFigures } from '@quayside/contract/kernel/commercial-terms.ts'
import { usePhrases, useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'

/** §1: the clauses, in the order in which they are numbered. */
const articles = [
  'acceptance',
  'users',
  'registration',
  'imports',
  'exports',
  'otherServices',
  'compliance',
  'information',
  'disputes',
  'termination',
  'liability',
  'property',
  'law',
  'other',
] as const
const keyTerms = ['agencyFee', 'exchange', 'invoice', 'payout', 'supplier'] as const

/** What the list of contents names, with the anchors. */
export function useShippedContents() {
  const t = useTranslations('agreement')
  const clause = useTextsByKey('agreement')
  return articles.map((id, place) => ({
    id: id as string,
    number: clause(`numbers.${place + 1}`),
    title: t(`articles.${id}.heading`),
  }))
}

/** The version that the product ships: preamble, commercial terms and all clauses. */
export function ShippedAgreement({ provider }: { provider: string }) {
  const t = useTranslations('agreement')
  const clause = useTextsByKey('agreement')
  // Clauses are numbered by their keys, so that a language cannot have more or fewer of them.
  const { articles: clausesOf, preamble } = usePhrases('agreement')
  const terms = {
    provider,
    ...agreedFigures,
    agencyFee: agreedFigures.agencyFee.replace(/\.00$/, ''),
  }
  return (
    <>
      {Object.keys(preamble).map((key) => (
        <p key={key}>{clause(`preamble.${key}`, terms)}</p>
      ))}
      <section className="key-terms" aria-labelledby="key-terms">
        <h2 id="key-terms">{t('keyTerms.title')}</h2>
        <p>{t('keyTerms.lead')}</p>
        <dl>
          {keyTerms.map((name) => (
            <div key={name}>
              <dt>{t(`keyTerms.${name}.name`)}</dt>
              <dd>{clause(`keyTerms.${name}.figure`, terms)}</dd>
              <dd className="basis">{t(`keyTerms.${name}.basis`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {articles.map((name, place) => (
        <section key={name} id={name} aria-labelledby={`${name}-heading`}>
          <h2 id={`${name}-heading`}>
            <span>{clause(`numbers.${place + 1}`)}</span> {t(`articles.${name}.heading`)}
          </h2>
          <ol>
            {Object.keys(clausesOf[name].clauses).map((key) => (
              <li key={key} id={`${name}-${key}`}>
                {clause(`articles.${name}.clauses.${key}`, terms)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
