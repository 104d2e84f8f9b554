import { MenuOutlined } from '@ant-design/icons-svg'
import { Button } from '../inputs/button.tsx'
import { Icon } from '../page/icon.tsx'

/** Opens the menu at the left where the window has no room for it. */
export const MenuButton = (props: { label: string; isOpen: boolean; onOpen: () => void }) => (
  <Button
    look="text"
    className="bar-menu"
    icon={<Icon drawing={MenuOutlined} />}
    aria-label={props.label}
    aria-expanded={props.isOpen}
    onClick={props.onOpen}
  />
)
