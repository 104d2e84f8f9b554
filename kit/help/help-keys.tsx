import { useTranslations } from 'use-intl'

const keys = [
  ['J K', 'move'],
  ['Space', 'peek'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['Esc', 'close'],
  ['Ctrl K', 'search'],
  ['? F1', 'help'],
] as const
const ofEveryPage: ReadonlySet<string> = new Set(['close', 'search', 'help'])

/** The keys of a page; those of a list only where the page has one. */
export function HelpKeys({ hasList }: { hasList: boolean }) {
  const t = useTranslations('help.keys')
  return (
    <dl className="q-help-keys">
      {keys
        .filter(([, name]) => hasList || ofEveryPage.has(name))
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
