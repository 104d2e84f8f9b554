import { useTranslations } from 'use-intl'
import { Dialog } from '../overlays/dialog.tsx'
import './row-peek.css'

const keys = [
  ['J K', 'move'],
  ['Space', 'peek'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['Esc', 'close'],
  ['Ctrl K', 'search'],
  ['?', 'title'],
] as const

/** The keys of a list. */
export default function RowKeysHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations('kit.keys')
  return (
    <Dialog title={t('title')} width={360} footer={null} onClose={onClose}>
      <dl className="q-keys">
        {keys.map(([pressed, name]) => (
          <div key={name}>
            <dt>
              {pressed.split(' ').map((key) => (
                <kbd key={key}>{key === 'Space' ? t('space') : key}</kbd>
              ))}
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
