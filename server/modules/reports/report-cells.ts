import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import type { Column } from '../../platform/reports/define-report.ts'
import type { Texts } from '../../platform/texts.ts'

const codeIn = (list: CodeList, value: string, text: Texts): string => {
  const code = list.values.find((each) => String(each) === value)
  const key = code === undefined ? undefined : list.keyOf(code)
  return key === undefined ? value : text(`codes.${list.name}.${key}`)
}

type Worded = Pick<Column, 'list' | 'words'>

/** A cell as people read it: codes in words. */
export function worded(
  { list, words }: Worded,
  value: string | null | undefined,
  text: Texts,
): string | null {
  if (value === null || value === undefined) return null
  if (list) return codeIn(list, value, text)
  return words ? words(value, text) : value
}
