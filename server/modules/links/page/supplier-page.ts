import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import { linkReplyKind, linkReplyState } from '@quayside/contract/links/link.codes.ts'
import type { LinkReply } from '@quayside/contract/links/share-link.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { codeText } from '../../../platform/records/code-text.ts'
import type { AwaitedGoods } from '../awaited-goods.ts'
import type { OpenedLink } from '../open-link.ts'
import { framed, type PageOf, wordsOf } from './frame.ts'
import { onPhone, validity } from './tracking-page.ts'

type Shown = {
  readonly link: OpenedLink
  readonly goods: AwaitedGoods
  readonly replies: readonly LinkReply[]
  readonly companyName: string
  readonly address: string
  readonly today: string
  /** What became of what was sent. */
  readonly said?: { readonly isDone: boolean; readonly text: string } | undefined
}

/** Where and when goods are brought, what to print for it, and what to send. */
export function supplierPage(page: PageOf, shown: Shown): string {
  const t = wordsOf(page.text)
  const { link, goods, companyName, address, said } = shown
  return framed(
    page,
    t('supplier'),
    html`<section class="lead">
<div><p class="quiet">${t('sharedBy', { company: companyName })}</p>
<h1>${goods.number} <small>${goods.mode}</small></h1><p class="quiet">${t('numberHint')}</p></div>
<p class="arrival"><span>${t('time')}</span><b>${goods.time || t('timeOpen')}</b></p>
</section>
${said && html`<p class="${said.isDone ? 'done' : 'refused'}" role="status">${!said.isDone && `${t('wrong')} `}${said.text}</p>`}
<div class="columns">
<div>
${place(page, goods)}
${sending(page)}
${proposal(page, shown)}
</div>
<div>
${papers(page, goods)}
${ownReplies(page, shown)}
${onPhone(page, address)}
</div>
</div>
${validity(page, link, t('hidesSupplier'))}`,
  )
}

const fact = (name: string, value: string): Html | undefined =>
  value === '' ? undefined : html`<div><dt>${name}</dt><dd>${value}</dd></div>`

function place({ text }: PageOf, { warehouse, pickupAddress }: AwaitedGoods): Html {
  const t = wordsOf(text)
  return html`<section class="panel"><h2>${t('deliverTo')}</h2>
${
  warehouse
    ? html`<dl>${fact(t('warehouse'), `${warehouse.name} · ${warehouse.code}`)}${fact(t('address'), warehouse.address)}${fact(t('hours'), warehouse.hours)}${fact(t('contact'), `${warehouse.contact} ${warehouse.phone}`.trim())}${fact(t('pickupAddress'), pickupAddress)}</dl>`
    : html`<p class="quiet">${t('noWarehouse')}</p><dl>${fact(t('pickupAddress'), pickupAddress)}</dl>`
}
</section>`
}

const papers = ({ path, text }: PageOf, goods: AwaitedGoods): Html | undefined => {
  const t = wordsOf(text)
  if (goods.papers.length === 0) return undefined
  return html`<section class="panel files"><h2>${t('papers')}</h2><ul>${goods.papers.map(
    (name) =>
      html`<li><a href="${path}/${name}" target="_blank" rel="noopener"><b>${t(name)}</b><span>PDF</span></a></li>`,
  )}</ul></section>`
}

const sentKinds = [linkReplyKind.codes.packingList, linkReplyKind.codes.invoice, linkReplyKind.codes.photo]

function sending({ path, text, locale }: PageOf): Html {
  const t = wordsOf(text)
  return html`<section class="panel"><h2>${t('send')}</h2><p class="quiet">${t('sendHint')}</p>
<form method="post" action="${path}/files?lang=${locale}" enctype="multipart/form-data">
<label><span>${t('kind')}</span><select name="kind">${sentKinds.map((kind) => html`<option value="${kind}">${codeText(text, linkReplyKind, kind)}</option>`)}</select></label>
<label><span>${t('file')}</span><input type="file" name="file" required></label>
<label><span>${t('remark')}</span><input type="text" name="note" maxlength="300"></label>
<button type="submit">${t('sendFile')}</button>
</form></section>`
}

function proposal({ path, text, locale }: PageOf, { today }: Shown): Html {
  const t = wordsOf(text)
  return html`<section class="panel"><h2>${t('proposeTitle')}</h2><p class="quiet">${t('proposeHint')}</p>
<form method="post" action="${path}/time?lang=${locale}">
<label><span>${t('newTime')}</span><input type="datetime-local" name="time" min="${today}T00:00" required></label>
<label><span>${t('remark')}</span><input type="text" name="note" maxlength="300"></label>
<button type="submit" class="second">${t('propose')}</button>
</form></section>`
}

function ownReplies({ text }: PageOf, { replies }: Shown): Html | undefined {
  if (replies.length === 0) return undefined
  return html`<section class="panel replies"><h2>${wordsOf(text)('ownReplies')}</h2><ul>${replies.map(
    ({ kind, state, file, time, createdAt, decisionNote }) =>
      html`<li data-state="${linkReplyState.keyOf(state)}"><b>${file?.name ?? time}</b><span>${codeText(text, linkReplyKind, kind)} · ${shanghaiMinute(new Date(createdAt)).slice(5)}</span><em>${codeText(text, linkReplyState, state)}</em>${decisionNote !== '' && html`<small>${decisionNote}</small>`}</li>`,
  )}</ul></section>`
}
