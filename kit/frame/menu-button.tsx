import { MenuOutlined } from '@ant-design/icons-svg'
import { IconButton } from '../inputs/icon-button.tsx'

/** Opens the menu at the left where the window has no room for it. */
export const MenuButton = (props: { label: string; isOpen: boolean; onOpen: () => void }) => (
  <IconButton
    look="text"
    className="bar-menu"
    drawing={MenuOutlined}
    label={props.label}
    aria-expanded={props.isOpen}
    onClick={props.onOpen}
  />
)
