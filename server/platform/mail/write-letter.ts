import { escaped } from '../http/html.ts'
import type { Texts } from '../texts.ts'
import type { LetterBrand } from './letter-brand.ts'

/** Names the logo within the e-mail. */
export const logoId = 'logo@quayside'

type Letter = { readonly subject: string; readonly paragraphs: readonly string[] }

/** The same e-mail as text and as HTML, which needs nothing from elsewhere. */
export function writeLetter(
  text: Texts,
  { subject, paragraphs }: Letter,
  { publicUrl, brand }: { readonly publicUrl: string | undefined; readonly brand: LetterBrand },
): { text: string; html: string } {
  const { product, support } = brand
  const footer = brand.footer || text('server.mail.footer', { product })
  const open = text('server.mail.open', { product })
  const ways = [support.phone, support.email].filter((way) => way !== '')
  const help =
    ways.length === 0
      ? ''
      : text('server.mail.help', { ways: [...ways, support.hours].filter(Boolean).join(' · ') })
  return {
    text: [...paragraphs, ...(publicUrl ? [`${open}: ${publicUrl}`] : []), footer, help]
      .filter(Boolean)
      .join('\n\n'),
    html: [
      '<!doctype html><html><head><meta charset="utf-8"></head>',
      '<body style="margin:0;padding:24px;background:#f4f5f7;font:15px/1.6 sans-serif;color:#1d2129">',
      '<div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">',
      `<p style="margin:0 0 12px;font-weight:bold;color:${brand.ink}">${logoOf(brand)}${escaped(brand.name)}</p>`,
      `<h1 style="margin:0 0 16px;font-size:18px">${escaped(subject)}</h1>`,
      ...paragraphs.map((each) => `<p style="margin:0 0 12px;white-space:pre-line">${escaped(each)}</p>`),
      ...(publicUrl
        ? [
            `<p style="margin:20px 0"><a href="${escaped(publicUrl)}" style="padding:8px 16px;border-radius:4px;background:${brand.work};color:#fff;text-decoration:none">${escaped(open)}</a></p>`,
          ]
        : []),
      `<p style="margin:20px 0 0;font-size:13px;color:#6b7785;white-space:pre-line">${escaped([footer, help].filter(Boolean).join('\n'))}</p>`,
      '</div></body></html>',
    ].join('\n'),
  }
}

const logoOf = ({ logo }: LetterBrand): string =>
  logo
    ? `<img src="cid:${logoId}" alt="" height="28" style="height:28px;vertical-align:middle;margin-right:8px">`
    : ''
