import type { RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { type PriceKind, priceKinds, type RateRow } from '@quayside/contract/rates/rate-row.ts'
import type { JobDefinition } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { toRate } from '../find-rates.ts'
import { findKnownBy, findRatesSince } from '../queries.ts'
import { recordRates } from '../record-rates.ts'
import { checkFetched } from './check-fetched.ts'
import { fetchPage, PageNotRead, type Politeness, usualPoliteness } from './fetch-page.ts'
import { readAuthorityPage, readBankPage, readCustomsPage } from './read-page.ts'

type RatePage = {
  /** The environment's name for the page's address. */
  readonly setting: string
  readonly schedule: string
  readonly read: (text: string) => RateRow[]
}

export const ratePages: Readonly<Record<RateSourceKey, RatePage>> = {
  // The authority publishes once, at 9:15 on working days.
  safe: { setting: 'RATES_SAFE_URL', schedule: '25 9 * * *', read: readAuthorityPage },
  // The bank changes its prices all day; its last ones before closing stay the day's.
  boc: { setting: 'RATES_BOC_URL', schedule: '35 9-17 * * *', read: readBankPage },
  customs: { setting: 'RATES_CUSTOMS_URL', schedule: '45 8 * * *', read: readCustomsPage },
}

/** One job a source. A page that cannot be fetched or read changes nothing; the next run tries again. */
export const rateFetchers = (platform: Platform, politeness: Politeness = usualPoliteness): JobDefinition[] =>
  (Object.keys(ratePages) as RateSourceKey[]).map((source) => {
    const { setting, schedule, read } = ratePages[source]
    let hasSaidSo = false
    return {
      name: `rates-${source}`,
      schedule,
      run: async () => {
        const address = platform.config.environment[setting]
        if (!address) {
          if (!hasSaidSo) platform.log.info({ source }, `rates are not fetched: ${setting} is not set`)
          hasSaidSo = true
          return
        }
        try {
          const count = await takeRates(platform, source, read(await fetchPage(address, politeness)))
          platform.log.info({ source, count }, 'rates fetched')
        } catch (error) {
          if (!(error instanceof PageNotRead)) throw error
          platform.log.warn({ source, setting }, `no rates taken from the page: ${error.message}`)
        }
      },
    }
  })

async function takeRates(platform: Platform, source: RateSourceKey, rows: RateRow[]): Promise<number> {
  const firstDay = rows.map(({ day }) => day).toSorted()[0] ?? ''
  return platform.staff.transaction([], async (tx) => {
    const known = await findKnownBy(source, firstDay, tx).execute()
    checkFetched(rows, known, platform.clock.today())
    const recordedRates = await findRatesSince(source, firstDay, tx).execute()
    const recordedTexts = new Set(recordedRates.map((row) => sayingOf(toRate(row))))
    // Pages repeat earlier days: recorded rates keep the time of their first publication.
    const news = rows.filter((row) => !recordedTexts.has(sayingOf(row)))
    return news.length === 0 ? 0 : (await recordRates(tx, news)).count
  })
}

type Told = { currency: string; day: string } & { [K in PriceKind]?: string | null | undefined }

const sayingOf = (rate: Told): string =>
  [rate.currency, rate.day, ...priceKinds.map((kind) => rate[kind] ?? '')].join(' ')
