import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import { DateText } from '../table/cells.tsx'
import { Detail } from './details.tsx'
import { CodeText } from './state-tag.tsx'

type Labelled = { readonly label: string; readonly isWide?: boolean }

/** A day, or an instant where `hasTime` is set. */
export const DateDetail = ({
  value,
  hasTime = false,
  ...detail
}: Labelled & { value: string | null | undefined; hasTime?: boolean }) => (
  <Detail {...detail}>
    <DateText value={value} hasTime={hasTime} />
  </Detail>
)

type Listed<K extends string> = { readonly name: string } & Pick<CodeList<K>, 'keyOf'>

/** The text of a code of a list. */
export const CodedDetail = <K extends string>({
  list,
  value,
  ...detail
}: Labelled & { list: Listed<K>; value: CodeValue }) => (
  <Detail {...detail}>
    <CodeText list={list} value={value} />
  </Detail>
)
