import { amount, formatAmount, isAmount } from '@quayside/contract/kernel/money.ts'
import { Input } from '@quayside/kit/input.tsx'
import { type ComponentProps, useState } from 'react'

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
        setEdited(true)
        const field = event.currentTarget
        // After the plain digits are rendered: typing replaces the whole amount.
        requestAnimationFrame(() => field.select())
      }}
      onBlur={() => setEdited(false)}
      onChange={(event) => set(event.target.value.replace(/[,，\s]/g, ''))}
    />
  )
}
