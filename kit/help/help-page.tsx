import { useTranslations } from 'use-intl'
import { stepHere } from './guide.ts'
import { type GuidePage, type GuideWord, partsOf } from './guide-page.ts'
import { HelpKeys } from './help-keys.tsx'

type Choose = (subject: string) => void

/** A paragraph; links in it open other pages of the guide. */
function Paragraph({ text, onChoose }: { text: string; onChoose: Choose }) {
  return partsOf(text).map(({ text: part, subject, isStrong }, place) => {
    if (subject !== undefined)
      return (
        <button key={place} type="button" className="q-help-link" onClick={() => onChoose(subject)}>
          {part}
        </button>
      )
    return isStrong ? <strong key={place}>{part}</strong> : part
  })
}

type Props = {
  readonly page: GuidePage
  readonly path: string
  readonly words: readonly GuideWord[]
  readonly focused: GuideWord | undefined
  readonly onChoose: Choose
  readonly onGlossary: () => void
}

/** What a page is for, its usual steps, and its terms. */
export function HelpPage({ page, path, words, focused, onChoose, onGlossary }: Props) {
  const t = useTranslations('help')
  const isOwn = page.routes.includes(path)
  const at = isOwn ? stepHere(page, path, focused) : undefined
  const own = page.words.flatMap((key) => words.find((word) => word.key === key) ?? [])
  const isAside = isOwn && focused !== undefined && !own.includes(focused)
  return (
    <>
      <h3>{t('purpose')}</h3>
      {page.purpose.map((text) => (
        <p key={text}>
          <Paragraph text={text} onChoose={onChoose} />
        </p>
      ))}
      {page.steps.length > 0 && (
        <>
          <h3>{t('steps')}</h3>
          <ol className="q-help-steps">
            {page.steps.map(({ title, text }, place) => {
              const isHere = at === place + 1
              return (
                <li
                  key={title}
                  data-done={(at !== undefined && place + 1 < at) || undefined}
                  aria-current={isHere ? 'step' : undefined}
                >
                  <b>{title}</b>
                  {isHere && <em>{t('here')}</em>}
                  <span>
                    <Paragraph text={text} onChoose={onChoose} />
                  </span>
                </li>
              )
            })}
          </ol>
        </>
      )}
      {page.notes.map((text) => (
        <p key={text} className="q-help-note">
          <Paragraph text={text} onChoose={onChoose} />
        </p>
      ))}
      <h3>{t('words')}</h3>
      <HelpWords words={isAside ? [focused, ...own] : own} focused={isOwn ? focused : undefined} />
      <button type="button" className="q-help-link" onClick={onGlossary}>
        {t('allWords', { count: words.length })}
      </button>
      {isOwn && (
        <>
          <h3>{t('keys.title')}</h3>
          <HelpKeys />
        </>
      )}
    </>
  )
}

/** Terms with their meanings; that of the focused field is marked. */
export const HelpWords = ({
  words,
  focused,
}: {
  words: readonly GuideWord[]
  focused: GuideWord | undefined
}) => (
  <dl className="q-help-words">
    {words.map((word) => (
      <div key={word.key} aria-current={word === focused || undefined}>
        <dt>{word.name}</dt>
        <dd>{word.meaning}</dd>
      </div>
    ))}
  </dl>
)
