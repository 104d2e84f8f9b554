import { packingListTitle, paperTitle } from '@quayside/phrases/paper-words.ts'

/** What the document's heading or its texts say that it is; invoices name the packing list as well. */
export function guessDocument(texts: readonly string[]): 'packing-list' | 'commercial-invoice' | undefined {
  const title = texts.slice(0, 40).find((text) => paperTitle.test(text))
  if (title === undefined) return undefined
  return packingListTitle.test(title) ? 'packing-list' : 'commercial-invoice'
}
