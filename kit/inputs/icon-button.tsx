import type { ComponentProps } from 'react'
import { Icon } from '../page/icon.tsx'
import { Button, type ButtonProps } from './button.tsx'

type Props = Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> & {
  readonly drawing: ComponentProps<typeof Icon>['drawing']
  /** Its name for readers, and its tooltip where no other `title` is given. */
  readonly label: string
}

/** A button with a drawing instead of words: it always has a name and a tooltip. */
export const IconButton = ({ drawing, label, ...props }: Props) => (
  <Button title={label} {...props} icon={<Icon drawing={drawing} />} aria-label={label} />
)
