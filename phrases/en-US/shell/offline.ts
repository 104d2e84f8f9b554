import type { offlineTexts as source } from '../../zh-CN/shell/offline.ts'

export const offlineTexts: typeof source = {
  title: 'You are offline',
  text: 'The portal cannot be reached. Check the network and try again. Other pages stay open, and what you typed is kept in this browser.',
  again: 'Try again',
}
