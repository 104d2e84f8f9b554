import type { RouteLeg, RouteLine } from '@quayside/contract/kernel/route-line.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { Texts } from '../../../platform/texts.ts'
import { stopIcon } from './drawings.ts'
import { wordsOf } from './frame.ts'

const short = (day: string): string => day.slice(5)

/** Planned days above, actual ones below; on a phone the stops stand under each other. */
export function drawnRoute(route: RouteLine, nameOf: (stop: string) => string, text: Texts): Html {
  const t = wordsOf(text)
  return html`<section class="panel route" aria-label="${t('route')}">
<ol>${route.legs.map((leg) => stop(leg, nameOf(leg.name), t))}</ol>
${route.legs.some(({ line }) => line === 'unknown') && html`<p class="quiet">${t('dashed')}</p>`}
</section>`
}

const stop = (leg: RouteLeg, name: string, t: ReturnType<typeof wordsOf>): Html =>
  html`<li data-is="${leg.is}" data-line="${leg.line}"${leg.lateDays > 0 && html` data-late`}${leg.is === 'here' && html` aria-current="step"`}>
<b>${leg.place || name}</b>
<span class="planned">${leg.planned === null ? (leg.place ? name : ' ') : `${t('planned')} ${short(leg.planned)}`}</span>
<i>${stopIcon(leg.name)}</i>${leg.lateDays > 0 && html`<em>${t('late', { days: leg.lateDays })}</em>`}
<span class="actual">${dayOf(leg, t)}</span>
</li>`

function dayOf(leg: RouteLeg, t: ReturnType<typeof wordsOf>): string {
  if (leg.actual !== null) return short(leg.actual)
  if (leg.expected !== null) return t('expected', { day: short(leg.expected) })
  return leg.isReached ? t('reached') : t('open')
}
