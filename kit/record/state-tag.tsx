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

const toneOf = <K extends string>({ list, tones, value }: Props<K>): Tone => {
  const key = list.keyOf(value)
  return key === undefined ? 'draft' : tones[key]
}

export function StateTag<K extends string>(props: Props<K>) {
  const textOf = useCodeText()
  return <ToneTag tone={toneOf(props)}>{textOf(props.list, props.value)}</ToneTag>
}

/** A state beside a record's own: 'not yet' is grey text, and only what is to be done has a colour. */
export function QuietState<K extends string>(
  props: Props<K> | { readonly list: Listed<K>; readonly tone: Tone; readonly value: CodeValue },
) {
  const text = useCodeText()(props.list, props.value)
  const tone = 'tone' in props ? props.tone : toneOf(props)
  if (tone === 'waitsForYou' || tone === 'refused') return <ToneTag tone={tone}>{text}</ToneTag>
  return (
    <span className="q-quiet-state" data-tone={tone}>
      {text}
    </span>
  )
}

export function CodeText<K extends string>({ list, value }: { list: Listed<K>; value: CodeValue }) {
  return <>{useCodeText()(list, value)}</>
}
