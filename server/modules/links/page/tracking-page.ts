import { dayInWords } from '@quayside/contract/kernel/day-in-words.ts'
import { shanghaiDate, shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import type { RouteLine } from '@quayside/contract/kernel/route-line.ts'
import { sizeText } from '../../../platform/files/outcome.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { OpenedLink } from '../open-link.ts'
import type { TrackedRecord } from '../tracked-record.ts'
import { qrCode } from './drawings.ts'
import { framed, type PageOf, refreshMinutes, wordsOf } from './frame.ts'
import { drawnRoute } from './route-line.ts'

type Shown = {
  readonly link: OpenedLink
  readonly record: TrackedRecord
  readonly companyName: string
  /** The address has scheme and host, for the camera of a phone. */
  readonly address: string
  readonly isRefreshing: boolean
}

/** Where the goods are: who shares it, the day of arrival, the route, what happened, and the chosen files. */
export function trackingPage(page: PageOf, shown: Shown): string {
  const { link, record, companyName, address } = shown
  const t = wordsOf(page.text)
  const chosen = new Set(link.file_ids)
  const files = record.attachments.filter(({ fileId }) => chosen.has(fileId))
  return framed(
    page,
    t('tracking'),
    html`<section class="lead">
<div><p class="quiet">${t('sharedBy', { company: companyName })}</p>
<h1>${record.number} <small>${record.state}</small></h1></div>
${arrival(page, record.route)}
</section>
${record.route && drawnRoute(record.route, record.nameOf, page.text)}
<div class="columns">
${news(page, shown)}
<div>
${goods(page, link, record)}
${fileList(page, files)}
${onPhone(page, address)}
</div>
</div>
${validity(page, link, t(link.shows_prices ? 'hidesRest' : 'hidesAll'))}`,
  )
}

function arrival({ locale, text }: PageOf, route: RouteLine | undefined): Html {
  const t = wordsOf(text)
  const at = route?.arrival
  if (!at) return html`<p class="arrival"><span>${t('arrives')}</span><b>${t('arrivalOpen')}</b></p>`
  const day = dayInWords(locale, at.day, 'short')
  return html`<p class="arrival"${at.lateDays > 0 && html` data-late`}><span>${t(at.isReached ? 'arrived' : 'arrives')}</span><b><time datetime="${at.day}">${day}</time></b><em>${
    at.lateDays > 0 ? t('lateBy', { days: at.lateDays }) : t('asPlanned')
  }</em></p>`
}

function news({ locale, path, text }: PageOf, { record, isRefreshing }: Shown): Html {
  const t = wordsOf(text)
  const refresh = isRefreshing
    ? html`${t('refreshing', { minutes: refreshMinutes })} <a href="${path}?lang=${locale}&refresh=off">${t('stopRefreshing')}</a>`
    : html`<a href="${path}?lang=${locale}">${t('startRefreshing', { minutes: refreshMinutes })}</a>`
  return html`<section class="panel news">
<h2>${t('news')} <small>${t('newsHint')} · ${refresh}</small></h2>
${
  record.news.length === 0
    ? html`<p class="quiet">${t('noNews')}</p>`
    : html`<ol>${record.news.map(
        ({ at, text: what, place, isProblem }) =>
          html`<li${isProblem === true && html` data-late`}><time datetime="${at}">${shanghaiMinute(new Date(at)).slice(5)}</time><b>${what}</b><span>${place}</span></li>`,
      )}</ol>`
}
</section>`
}

function goods({ text }: PageOf, link: OpenedLink, record: TrackedRecord): Html | undefined {
  const t = wordsOf(text)
  const facts = [
    [t('packages'), record.packages === '' ? '' : formatQuantity(record.packages)],
    [
      t('grossWeight'),
      record.grossWeight === '' ? '' : t('kilograms', { weight: formatQuantity(record.grossWeight) }),
    ],
    [t('amount'), link.shows_prices ? record.amount : ''],
  ].filter(([, value]) => value !== '')
  if (facts.length === 0) return undefined
  return html`<section class="panel"><h2>${t('goods')}</h2><dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`
}

const mimeSigns: Readonly<Record<string, string>> = { 'application/pdf': 'PDF' }

const fileList = ({ path, text }: PageOf, files: readonly Attachment[]): Html => {
  const t = wordsOf(text)
  return html`<section class="panel files">
<h2>${t('files')} <small>${t('fileCount', { count: files.length })}</small></h2>
${
  files.length === 0
    ? html`<p class="quiet">${t('noFiles')}</p>`
    : html`<ul>${files.map(
        ({ fileId, name, mime, bytes }) =>
          html`<li><a href="${path}/files/${fileId}" download title="${t('download', { name })}"><b>${name}</b><span>${mimeSigns[mime] ?? name.split('.').at(-1)?.toUpperCase()} · ${sizeText(bytes)}</span></a></li>`,
      )}</ul>`
}
</section>`
}

export const onPhone = ({ text }: PageOf, address: string): Html => {
  const t = wordsOf(text)
  return html`<section class="panel phone">${qrCode(address, t('onPhone'))}<p><b>${t('onPhone')}</b><span>${t('onPhoneHint')}</span></p></section>`
}

/** Until when it is valid, and what it does not show. */
export const validity = ({ text }: PageOf, link: OpenedLink, hides: string): Html => {
  const day = shanghaiDate(new Date(link.expires_at))
  return html`<p class="validity">${wordsOf(text)('validUntil', { day, hides })}</p>`
}
