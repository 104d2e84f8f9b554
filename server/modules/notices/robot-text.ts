import { numberIn, plainParams } from '@quayside/contract/notices/robot.rules.ts'
import { typedEvent } from '../../platform/notices/notice-events.ts'
import type { Texts } from '../../platform/texts.ts'
import { noticeText } from './notice-text.ts'

type Told = {
  readonly phrase: string | null
  readonly params: unknown
  readonly title: string
  readonly content: string
  readonly count: number
}

/** A message as a group reads it: amounts, and texts that may have some, are told only where the robot has prices. */
export function robotText(text: Texts, told: Told, hasPrices: boolean): { title: string; content: string } {
  const { phrase } = told
  if (phrase === null)
    return hasPrices
      ? { title: told.title, content: told.content }
      : { title: text(`server.notices.${typedEvent}.title`), content: '' }
  const whole = noticeText(text, { ...told, phrase })
  const params = told.params as Readonly<Record<string, unknown>>
  const isPlain = Object.keys(params).every((name) => plainParams.has(name))
  return hasPrices || isPlain ? whole : { title: whole.title, content: numberIn(params) }
}
