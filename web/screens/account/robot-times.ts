import type { DigestTime, QuietHours } from '@quayside/contract/notices/notice-setting.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

/** When a robot posts, in words; what a digest collects does not wait for quiet hours. */
export function useRobotTimes() {
  const t = useTranslations('robots')
  const setting = useTranslations('notices.setting')
  return useMemo(() => {
    const quietText = (quiet: QuietHours): string => (quiet ? `${quiet.begin}–${quiet.end}` : t('noQuiet'))
    const digestText = (digest: DigestTime): string =>
      digest ? `${setting(`every.${digest.every}`)} ${digest.at}` : setting('every.none')
    return {
      quietText,
      digestText,
      timesText: ({ quiet, digest }: { quiet: QuietHours; digest: DigestTime }): string =>
        quiet && !digest ? t('quietTimes', { hours: quietText(quiet) }) : digestText(digest),
    }
  }, [t, setting])
}
