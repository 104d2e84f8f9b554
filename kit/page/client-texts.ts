import type { client as source } from '@quayside/phrases/zh-CN/shell/client.ts'

type ClientTexts = (typeof source)['call']

let texts: ClientTexts | undefined

/** The client speaks outside React; whoever loads the shell's texts hands it its own sentences. */
export function giveClientTexts(next: ClientTexts): void {
  texts = next
}

export function clientText(key: keyof ClientTexts): string {
  return texts?.[key] ?? ''
}
