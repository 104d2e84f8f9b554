import { amount, formatAmount, isAmount } from '@quayside/contract/kernel/money.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  readonly value: string
  readonly set: (value: string) => void
}

/** An amount: with thousands separators while it is only read, as typed while it is edited. */
export function AmountInput({ value, set, ...rest }: Props) {
  const [isEdited, setEdited] = useState(false)
  return (
    <Input
      {...rest}
      inputMode="decimal"
      maxLength={20}
      value={isEdited || !isAmount(value) ? value : formatAmount(amount(value))}
      onFocus={(event) => {
        // Rendered at once, so that the first key already replaces the whole amount.
        flushSync(() => setEdited(true))
        event.currentTarget.select()
      }}
      onBlur={() => setEdited(false)}
      onChange={(event) => set(event.target.value.replace(/[,，\s]/g, ''))}
    />
  )
}
