import type { Texts } from '../../platform/texts.ts'

type Params = Readonly<Record<string, string | number>>

/** A message of the product in the reader's language; a report that it is about is named in that language too. */
function singleText(text: Texts, phrase: string, part: 'title' | 'content', params: Params): string {
  const { reportNo, name } = params
  const title = [reportNo === undefined ? '' : text(`reports.${reportNo}.title`), name].filter(Boolean)
  return text(`server.notices.${phrase}.${part}`, {
    ...params,
    ...(reportNo !== undefined && { title: title.join(' · ') }),
  })
}

/** The same of several records, whose first one it names. */
export function noticeText(
  text: Texts,
  { phrase, params, count }: { readonly phrase: string; readonly params: unknown; readonly count: number },
): { title: string; content: string } {
  const single = (part: 'title' | 'content'): string => singleText(text, phrase, part, params as Params)
  const [title, content] = [single('title'), single('content')]
  return count === 1
    ? { title, content }
    : {
        title: text('server.noticeBatch.title', { title, count }),
        content: text('server.noticeBatch.content', { content, count }),
      }
}
