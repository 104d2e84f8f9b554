import type { QuoteLink } from '@quayside/contract/forwarding/quote-request.ts'
import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import './forwarder-quote.css'
import { QuoteForm } from './forwarder-quote.form.tsx'
import { QuoteShipment } from './forwarder-quote.shipment.tsx'
import { PublicHeader, PublicLanguages } from './public-frame.tsx'

/** The secret stands behind the #, which browsers do not send: no server or proxy logs it. */
const token = (): string => location.hash.slice(1)

/** A forwarder reads what is to be carried and enters its quotation, without an account. */
export function ForwarderQuote() {
  const t = useTranslations('quoteLink')
  const texts = usePublicTexts()
  const locale = useLocale()
  const [link, setLink] = useState<QuoteLink>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    setFailure(undefined)
    if (token() === '') return setFailure(t('noLink'))
    api('POST freight/open/quoteLink/read', { body: { token: token() } }, { isQuiet: true })
      .then(setLink)
      .catch((error: unknown) => setFailure(error instanceof ApiError ? error.message : texts.loadFailed))
    // Ports and charges come in the reader's language.
  }, [locale])

  return (
    <div className="forwarder-quote">
      <PublicHeader>
        <PublicLanguages onSwitch={switchLocale} />
      </PublicHeader>
      <main id="content" className="public-width">
        <h1>{t('title')}</h1>
        {failure !== undefined && (
          <div className="note" data-tone="refused" role="alert">
            <p>{failure}</p>
          </div>
        )}
        {!link && failure === undefined && <p role="status">{texts.loading}</p>}
        {link && failure === undefined && (
          <>
            <p className="quote-lead">
              {t('lead', {
                number: link.enquiryNumber,
                forwarder: link.forwarder,
                until: shanghaiMinute(new Date(link.expiresAt)),
              })}
            </p>
            {link.note !== '' && <p className="note">{link.note}</p>}
            <QuoteShipment link={link} />
            <QuoteForm link={link} token={token()} />
          </>
        )}
      </main>
    </div>
  )
}
