import type { ComponentProps } from 'react'
import { Detail } from './details.tsx'
import { Money } from './money.tsx'

type Props = ComponentProps<typeof Money> & { readonly label: string; readonly isWide?: boolean }

/** An amount, with its currency where the record does not name it elsewhere. */
export const MoneyDetail = ({ label, isWide, ...money }: Props) => (
  <Detail label={label} {...(isWide !== undefined && { isWide })}>
    <Money {...money} />
  </Detail>
)
