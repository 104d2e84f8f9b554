import { isDay } from '@quayside/contract/kernel/days.ts'

const dayPattern = /^(\d{4})(?:\D(\d{1,2})\D(\d{1,2})\D?|(\d{2})(\d{2}))$/
const timePattern = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/
const twoDigits = (text = ''): string => text.padStart(2, '0')

/** The day that a typed text means: `2026-11-5`, `2026/11/05` and `20261105` are `2026-11-05`. */
export function parseDay(text: string): string | undefined {
  // An input method may type digits and separators in their wide forms.
  const found = dayPattern.exec(text.normalize('NFKC').trim())
  if (!found) return undefined
  const [, year, month, day, shortMonth, shortDay] = found
  const parsed = `${year}-${twoDigits(month ?? shortMonth)}-${twoDigits(day ?? shortDay)}`
  return isDay(parsed) ? parsed : undefined
}

/** The minute that a typed text means, as `2026-11-05 09:30`. Seconds are left off. */
export function parseMinute(text: string): string | undefined {
  const [dayText = '', timeText = ''] = text.normalize('NFKC').trim().split(/[ T]+/)
  const day = parseDay(dayText)
  const [, hour, minute] = timePattern.exec(timeText) ?? []
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59 || minute === undefined) return undefined
  return `${day} ${twoDigits(hour)}:${minute}`
}
