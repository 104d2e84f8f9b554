import { linkKind } from '@quayside/contract/links/link.codes.ts'
import { linkPaths } from '@quayside/contract/links/link.rules.ts'
import { locales } from '@quayside/phrases/locales.ts'
import type { FastifyRequest } from 'fastify'
import { brandHeadOf } from '../../platform/brand/brand-head.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import { localeOf } from '../../platform/http/run-endpoint.ts'
import type { Platform } from '../../platform/platform.ts'
import { openCallOf } from '../../platform/session/call.ts'
import { readBranded } from '../../platform/system/get-system-info.ts'
import { textsOf } from '../../platform/texts.ts'
import { countAttempts } from '../account/attempts.ts'
import { shareLinkLimits } from '../account/limits.ts'
import { type LinkKey, linkReader, type OpenedLink, readLink } from './open-link.ts'
import type { PageOf } from './page/frame.ts'
import type { TrackedBy } from './tracked-record.ts'

/** Opened too often from this address, or by this secret. */
export class TooManyOpenings extends Error {
  override readonly name = 'TooManyOpenings'
}

/** `/t/<secret>/files/12`: what comes after the secret. */
type AskedPath = { readonly secret: string; readonly rest: readonly string[] }

function pathOf({ params }: FastifyRequest): AskedPath {
  const [secret = '', ...rest] = (params as { '*': string })['*'].split('/')
  return { secret, rest }
}

/** The language that was chosen on the page, else the browser's. */
function wantedLocale(request: FastifyRequest) {
  const { lang } = request.query as { lang?: unknown }
  return locales.find((locale) => locale === lang) ?? browsersLocale(request)
}

/** Suppliers and customers abroad whose browser names neither Chinese nor English read English sooner than Chinese. */
function browsersLocale(request: FastifyRequest) {
  const wanted = request.headers['accept-language'] ?? ''
  return /^\s*[a-z]/i.test(wanted) && !/(?:^|,)\s*(?:zh|en)\b/i.test(wanted) ? 'en-US' : localeOf(request)
}

/** A page that shows nothing of a link. */
export async function pageOf(platform: Platform, request: FastifyRequest): Promise<PageOf> {
  const locale = wantedLocale(request)
  const call = openCallOf(platform, {
    locale,
    address: request.ip,
    host: request.host,
    userAgent: '',
    reference: request.id,
  })
  const path = request.url.split('?')[0] ?? ''
  const { info, brand } = await readBranded(call)
  return { locale, text: textsOf(locale), info, head: brandHeadOf(brand), path }
}

export type LinkRequest = {
  readonly platform: Platform
  readonly key: LinkKey
  readonly link: OpenedLink
  readonly page: PageOf
  readonly by: TrackedBy
  readonly rest: readonly string[]
  readonly address: string
  readonly reference: string
}

/**
 * Counts before it looks, so that wrong secrets cost attempts too, and reads the brand before it looks, so that a right
 * secret and a wrong one take the same way as long as possible.
 */
export async function enterByLink(
  platform: Platform,
  request: FastifyRequest,
  kind: keyof typeof linkPaths,
): Promise<LinkRequest> {
  const { secret, rest } = pathOf(request)
  const key = { secretHash: hashToken(secret), kind: linkKind.codes[kind] }
  if (await countAttempts(platform.staff, shareLinkLimits(request.ip, key.secretHash)))
    throw new TooManyOpenings()
  const page = { ...(await pageOf(platform, request)), path: `${linkPaths[kind]}${secret}` }
  const link = await readLink(platform, key)
  request.caller = `link ${link.id} of company ${link.company_id}`
  const { locale, text } = page
  return {
    platform,
    key,
    link,
    page,
    rest,
    by: { platform, locale, text, read: linkReader(platform, key) },
    address: request.ip,
    reference: request.id,
  }
}
