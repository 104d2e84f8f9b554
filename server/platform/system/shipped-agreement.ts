import type { AgreementTexts } from '@quayside/contract/kernel/agreement.ts'
import { agreedFigures } from '@quayside/contract/kernel/commercial-terms.ts'
import { agreement as english } from '@quayside/phrases/en-US/public/agreement.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { agreement as simplified } from '@quayside/phrases/zh-CN/public/agreement.ts'
import { agreement as traditional } from '@quayside/phrases/zh-TW/public/agreement.ts'

const phrases = { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english } as const

/** The version that the product ships, as a text to change: numbered clauses with the figures and the provider's name. */
export const shippedTexts = (providerIn: (locale: Locale) => string): AgreementTexts => ({
  'zh-CN': shippedText('zh-CN', providerIn('zh-CN')),
  'zh-TW': shippedText('zh-TW', providerIn('zh-TW')),
  'en-US': shippedText('en-US', providerIn('en-US')),
})

function shippedText(locale: Locale, provider: string): AgreementTexts[Locale] {
  const { title, subtitle, numbers, preamble, articles } = phrases[locale]
  const terms: Readonly<Record<string, string | number>> = {
    provider,
    ...agreedFigures,
    agencyFee: agreedFigures.agencyFee.replace(/\.00$/, ''),
  }
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(terms[name] ?? ''))
  const numberOf = Object.values<string>(numbers)
  return {
    title,
    clauses: [
      { title: subtitle, text: Object.values<string>(preamble).map(filled).join('\n') },
      ...Object.values(articles).map(({ heading, clauses }, place) => ({
        title: `${numberOf[place] ?? ''} ${heading}`,
        text: Object.values<string>(clauses)
          .map((clause, at) => `${at + 1}. ${filled(clause)}`)
          .join('\n'),
      })),
    ],
    changes: '',
  }
}
