import { ledgerEvent } from '@quayside/contract/finance/finance.codes.ts'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'

/** Write-offs move nothing on a statement. */
const statedEvents = ledgerEvent.values.filter((event) => event !== ledgerEvent.codes.writtenOff)

export function StatementKinds({ label }: { label: string }) {
  const choices = useCodeOptions()
  const options = choices(ledgerEvent).filter(({ value }) => statedEvents.some((event) => event === value))
  return <FilterSelect name="event" label={label} options={options} />
}
