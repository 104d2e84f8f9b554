import { useTranslations } from 'use-intl'

const keys = [
  ['J K', 'move'],
  ['Space', 'peek'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['1–6', 'tabs'],
  ['E', 'unfold'],
  ['Esc', 'close'],
  ['Ctrl K', 'search'],
  ['? F1', 'help'],
] as const
const ofList = 'main .q-table'
/** What a page has where some of the keys do something. */
const places: Readonly<Record<string, string>> = {
  move: ofList,
  peek: ofList,
  open: ofList,
  select: ofList,
  tabs: 'main [role="tablist"][data-keys]',
  unfold: 'main [aria-keyshortcuts="e"]',
}

/** The keys that do something on this page. */
export function HelpKeys() {
  const t = useTranslations('help.keys')
  return (
    <dl className="q-help-keys">
      {keys
        .filter(([, name]) => {
          const { [name]: place } = places
          return place === undefined || document.querySelector(place) !== null
        })
        .map(([pressed, name]) => (
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
  )
}
