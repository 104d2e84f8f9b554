import type { Change } from '@quayside/contract/kernel/changes.ts'
import { usePhrases } from '@quayside/kit/page/phrases.ts'
import { useTranslations } from 'use-intl'

type Texts = Readonly<Record<string, unknown>>
const textAt = (texts: Texts, name: string): string | undefined => {
  const { [name]: text } = texts
  return typeof text === 'string' ? text : undefined
}

/** A setting's name, and where in it a value stands, in words: `USD · Account number`, `English · Contact · Item 1 · Phone`. */
export function useSettingWords(): {
  readonly nameOf: (key: string) => string
  readonly placeOf: (key: string, path: string) => string
} {
  const { agreement, board, brand, finance, landingSections, logins, party, payTo, settings, languages } =
    usePhrases('officePublishing')
  const t = useTranslations('officePublishing.settings')
  const rules: Readonly<Record<string, Texts>> = {
    agreement: { ...settings.fields, ...agreement },
    brand,
    flowBoard: board,
    finance,
    landingSections,
    login: logins,
    payTo,
    provider: party,
  }
  const wordOf = (key: string, part: string): string | undefined => {
    if (part === '*') return undefined
    if (/^\d+$/.test(part)) return t('item', { place: Number(part) + 1 })
    const { [key]: rule } = rules
    if (rule) return textAt(rule, part) ?? textAt(languages, part) ?? (key === 'payTo' ? part : undefined)
    return textAt(languages, part) ?? textAt(settings.fields, part)
  }
  const nameOf = (key: string): string => {
    const { [key]: rule } = rules
    return (rule ? textAt(rule, 'title') : textAt(settings, key)) ?? t('other')
  }
  return {
    nameOf,
    placeOf: (key, path) => {
      const words = path.split('.').flatMap((part) => wordOf(key, part) ?? [])
      return words.length === 0 ? nameOf(key) : words.join(' · ')
    },
  }
}

const longest = 60

/** A value of a change as it is read. */
export function useValueText(): (value: Change['before'], path: string) => string {
  const placements: Texts = usePhrases('officePublishing').brand.placements
  const t = useTranslations('officePublishing.settings')
  return (value, path) => {
    if (/^(?:letterhead|stamp)At\./.test(path)) return textAt(placements, String(value)) ?? String(value)
    if (value === null) return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    const text = String(value)
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  }
}
