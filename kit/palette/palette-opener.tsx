import { SearchOutlined } from '@ant-design/icons-svg'
import { Icon } from '../page/icon.tsx'
import styles from './palette-opener.module.css'

/** The field in the bar that opens the palette, and the key that does the same. */
export const PaletteOpener = (props: { label: string; hotkey: string; onOpen: () => void }) => (
  <button type="button" className={styles['opener']} onClick={props.onOpen}>
    <Icon drawing={SearchOutlined} />
    <span>{props.label}</span>
    <kbd>{props.hotkey}</kbd>
  </button>
)
