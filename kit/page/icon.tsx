import type { PlusOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'

/** All drawings have the type of this one. */
type Drawing = typeof PlusOutlined
type Props = Pick<ComponentProps<Drawing>, 'className' | 'rotate' | 'spin'> & { readonly drawing: Drawing }

/** A drawing beside a text, or in a button that has a name: screen readers pass over it. */
export const Icon = ({ drawing: Shown, ...drawn }: Props) => <Shown {...drawn} aria-hidden />
