import { useTranslations } from 'use-intl'
import { type Guide, searchGuide } from './guide.ts'

/** A text with every place of the keyword marked. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  const lower = keyword.toLowerCase()
  const place = text.toLowerCase().indexOf(lower)
  if (place === -1) return text
  const end = place + keyword.length
  return (
    <>
      {text.slice(0, place)}
      <mark>{text.slice(place, end)}</mark>
      <Marked text={text.slice(end)} keyword={keyword} />
    </>
  )
}

type Props = {
  readonly guide: Guide
  readonly keyword: string
  readonly onChoose: (subject: string) => void
}

/** What the guide says about a keyword: terms, then pages. */
export function HelpFound({ guide, keyword, onChoose }: Props) {
  const t = useTranslations('help')
  const { words, pages } = searchGuide(guide, keyword)
  if (words.length + pages.length === 0) return <p role="status">{t('nothingFound', { keyword })}</p>
  return (
    <>
      {words.length > 0 && <h3>{t('foundWords', { count: words.length })}</h3>}
      <dl className="q-help-words">
        {words.map(({ key, name, meaning }) => (
          <div key={key}>
            <dt>
              <Marked text={name} keyword={keyword} />
            </dt>
            <dd>
              <Marked text={meaning} keyword={keyword} />
            </dd>
          </div>
        ))}
      </dl>
      {pages.length > 0 && <h3>{t('foundPages', { count: pages.length })}</h3>}
      <ul className="q-help-found">
        {pages.map(({ page, excerpt }) => (
          <li key={page.subject}>
            <button type="button" className="q-help-link" onClick={() => onChoose(page.subject)}>
              <Marked text={page.title} keyword={keyword} />
            </button>
            <span>
              <Marked text={excerpt} keyword={keyword} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
