import type { CodeListName } from '@quayside/contract/all-codes.ts'
import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import type { ReactNode } from 'react'
import { usePhrases } from '../page/phrases.ts'
import '../table/cells.css'

/** A state's text in the colour of its meaning. */
export const ToneTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className="q-tag" data-tone={tone}>
    {children}
  </span>
)

type Listed<K extends string> = { readonly name: string } & Pick<CodeList<K>, 'keyOf'>

/** The text of a code in the user's language; the code itself where the list does not have it. */
export function useCodeText(): (list: Listed<string>, value: CodeValue) => string {
  const codes = usePhrases('codes')
  return (list, value) => {
    const key = list.keyOf(value)
    const texts = codes[list.name as CodeListName] as Readonly<Record<string, string>>
    return (key !== undefined && texts[key]) || String(value)
  }
}

type Option = { readonly value: string; readonly label: string }

/** The codes of a list as options of filters and pickers. */
export function useCodeOptions(): (list: CodeList) => Option[] {
  const textOf = useCodeText()
  return (list) => list.values.map((value) => ({ value: String(value), label: textOf(list, value) }))
}

/** Currencies are searched by code and by name. */
export function useCurrencyOptions(): Option[] {
  const textOf = useCodeText()
  return currency.values.map((value) => ({ value, label: `${value} ${textOf(currency, value)}` }))
}

type Props<K extends string> = { list: Listed<K>; tones: Readonly<Record<K, Tone>>; value: CodeValue }

export function StateTag<K extends string>({ list, tones, value }: Props<K>) {
  const textOf = useCodeText()
  const key = list.keyOf(value)
  return <ToneTag tone={key === undefined ? 'draft' : tones[key]}>{textOf(list, value)}</ToneTag>
}

export function CodeText<K extends string>({ list, value }: { list: Listed<K>; value: CodeValue }) {
  return <>{useCodeText()(list, value)}</>
}
