import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { ComponentProps } from 'react'

type Tab = ComponentProps<typeof ListTabs>['groups'][number][number]

type Props<S extends string> = {
  readonly texts: (key: 'tabs' | 'all') => string
  readonly states: CodeList<S>
  /** The states that have a tab, in the order of the record's way; the rarer ones are in the filter. */
  readonly tabs: readonly S[]
  /** What waits for the customer, by a value of its own or a state. */
  readonly waiting: readonly (Omit<Tab, 'label'> & { readonly label?: string })[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** The tabs of a list of documents: all, by state, and what waits for the customer. */
export function StateTabs<S extends string>({ texts, states, tabs, waiting, chosen, onChoose }: Props<S>) {
  const codeText = useCodeText()
  return (
    <ListTabs
      label={texts('tabs')}
      chosen={chosen}
      groups={[
        [
          { value: '', label: texts('all') },
          ...tabs.map((state) => ({
            value: String(states.codes[state]),
            label: codeText(states, states.codes[state]),
          })),
        ],
        waiting.map((tab) => ({ ...tab, label: tab.label ?? codeText(states, Number(tab.value)) })),
      ]}
      onChoose={onChoose}
    />
  )
}
