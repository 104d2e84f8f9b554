import { clientText } from '@quayside/kit/page/client-texts.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { now } from '@quayside/kit/page/today.ts'

/** §9 */
const longest = 150

const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escaped[character] ?? '')

/** The server's message may contain what other users typed: it is escaped, and the policy forbids scripts. */
export const messagePage = (text: string, title: string, lang: string): string =>
  [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="font:14px/1.6 sans-serif;max-width:60em;margin:2em auto;white-space:pre-wrap">',
    `${escapeHtml(text)}</body></html>`,
  ].join('')

/** §8: a message over 150 characters is downloaded as a file; the toast shows its beginning and names the file. */
export function shortenMessage(text: string): string {
  if (text.length <= longest) return text
  const page = messagePage(text, clientText('longMessageTitle'), document.documentElement.lang)
  const fileName = `${clientText('longMessageTitle')}-${now().replaceAll(/\D/g, '')}.html`
  saveDownload({ blob: new Blob([page], { type: 'text/html;charset=utf-8' }), fileName })
  return `${text.slice(0, longest)}…${clientText('longMessageNote')}`
}
