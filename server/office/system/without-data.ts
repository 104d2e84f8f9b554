import { redactText } from '../../platform/log.ts'

const address = /[\w.+-]+@[\w.-]+|\bhttps?:\/\/\S+/g
const quoted = /"[^"]*"|'[^']*'|“[^”]*”|\([^()]*\)=\([^()]*\)/g
const han = /\p{Script=Han}[\p{Script=Han}\p{N}（）()·，、。]*/gu

/**
 * An error's text without what it may quote: addresses, what stands in quotes, Chinese names, and long numbers and keys.
 * Messages of programs are English, so nothing that says what failed is lost.
 */
export const withoutData = (text: string): string =>
  redactText(
    text.replaceAll(address, '[address]').replaceAll(quoted, '[text]').replaceAll(han, '[text]'),
  ).slice(0, 300)
