import type { client as source } from '@quayside/phrases/zh-CN/shell/client.ts'

type ClientTexts = (typeof source)['call']

let texts: ClientTexts | undefined

/** The client shows messages outside React, so the loader of the shell's texts passes its messages to it. */
export function giveClientTexts(next: ClientTexts): void {
  texts = next
}

export function clientText(key: keyof ClientTexts): string {
  return texts?.[key] ?? ''
}
