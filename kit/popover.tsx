import AntdPopover from 'antd/es/popover'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  readonly panel: ReactNode
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A button that opens a small panel below it. */
export function PopoverButton({ panel, isOpen, onOpen, ...button }: Props) {
  return (
    <AntdPopover trigger="click" placement="bottomRight" content={panel} open={isOpen} onOpenChange={onOpen}>
      <Button {...button} aria-expanded={isOpen} />
    </AntdPopover>
  )
}
