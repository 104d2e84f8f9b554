import type { Texts } from '../../platform/texts.ts'

type Params = Readonly<Record<string, string | number>>

/** A message of the product in the reader's language; a report that it is about is named in that language too. */
export function noticeText(text: Texts, phrase: string, part: 'title' | 'content', params: Params): string {
  const { reportNo, name } = params
  const title = [reportNo === undefined ? '' : text(`reports.${reportNo}.title`), name].filter(Boolean)
  return text(`server.notices.${phrase}.${part}`, {
    ...params,
    ...(reportNo !== undefined && { title: title.join(' · ') }),
  })
}
