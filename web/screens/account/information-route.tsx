import type { Company } from '@quayside/contract/account/company.ts'
import { stopsOf } from '@quayside/contract/home/home-start.ts'
import { useTranslations } from 'use-intl'

/** The stops until the first order, of which a company sees only its own information before the review. */
export function InformationRoute({ company }: { company: Company }) {
  const t = useTranslations('information.route')
  const { certification, customsCode, taxNo } = company
  const stops = stopsOf({
    company: { certification, hasCustomsCode: customsCode !== '', hasInvoicing: taxNo !== '' },
    supplier: { count: 0, nearest: null },
    product: { count: 0, classified: 0, requested: 0 },
    order: { drafts: 0, newest: null },
  })
  return (
    <section className="information-route" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ol>
        {stops.map(({ stop, state }) => (
          <li key={stop} data-state={state}>
            <strong>{t(`stops.${stop}.title`)}</strong>
            {state !== 'unseen' && <em>{t(`states.${state}`)}</em>}
            <span>{t(`stops.${stop}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
