import { CloseOutlined, QuestionCircleOutlined } from '@ant-design/icons-svg'
import type { Locale } from '@quayside/phrases/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import { Input } from '../inputs/input.tsx'
import { Icon } from '../page/icon.tsx'
import { LoadFailed } from '../page/load-failed.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { useFocusedLabel } from './focused-label.ts'
import { type Guide, guideOf, routeAt, wordOfLabel } from './guide.ts'
import { HelpFound } from './help-found.tsx'
import { HelpPage, HelpWords } from './help-page.tsx'
import '../overlays/aside.css'
import './help-drawer.css'

type Props = {
  /** The page that is shown beside it. */
  readonly path: string
  /** The parameters of its address, where some have a page of the guide of their own. */
  readonly search?: string
  /** The files of a language, by their paths. */
  readonly load: (locale: Locale) => Promise<Readonly<Record<string, string>>>
  /** Whom to ask. */
  readonly footer?: ReactNode
  readonly onClose: () => void
}

/** What is shown instead of the page's own help; it ends when another page is opened. */
type Chosen = { readonly subject?: string; readonly isGlossary?: true; readonly at: string }

const noGuide: Guide = { pages: [], words: [] }
const drawerOf = (element: Element): boolean => element.closest('.q-help') !== null

/** When it is closed from inside, the focus returns to where it was; somebody who went on in the page stays there. */
function useFocusBack(panel: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [panel, before])
}

/** The help on a page beside it: the page stays usable, and the term of the focused field is marked. */
export function HelpDrawer({ path: pathname, search = '', load, footer, onClose }: Props) {
  const t = useTranslations('help')
  const locale = useLocale()
  const panel = useRef<HTMLElement>(null)
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  const answer = useQuery({
    queryKey: ['guide', locale],
    queryFn: async () => guideOf(await load(locale)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const guide: Guide = answer.data ?? noGuide
  const path = routeAt(guide, { path: pathname, search })
  const label = useFocusedLabel(drawerOf)
  useFocusBack(panel)
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        !panel.current?.contains(document.activeElement)
      )
        return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])
  const choose = useCallback(
    (subject: string | undefined) => {
      setKeyword('')
      setChosen(subject === undefined ? undefined : { subject, at: path })
      panel.current?.querySelector('.q-help-body')?.scrollTo(0, 0)
    },
    [path],
  )
  const open = chosen?.at === path ? chosen : undefined
  const own = guide.pages.find(({ routes }) => routes.includes(path))
  const page = open?.subject === undefined ? own : guide.pages.find(({ subject }) => subject === open.subject)
  const isElsewhere = keyword.trim() !== '' || open !== undefined
  const focused = wordOfLabel(guide.words, label)

  return createPortal(
    <aside ref={panel} className="q-aside q-help" aria-label={t('title')}>
      <header>
        <Icon drawing={QuestionCircleOutlined} />
        <h2>{open?.isGlossary ? t('glossary') : (page?.title ?? t('title'))}</h2>
        <small>{t('title')}</small>
        <IconButton look="text" drawing={CloseOutlined} label={t('close')} onClick={onClose} />
      </header>
      <div className="q-help-search" role="search">
        <Input
          aria-label={t('search')}
          placeholder={t('searchHint')}
          value={keyword}
          maxLength={40}
          onChange={(event) => setKeyword(event.target.value)}
          onClear={() => setKeyword('')}
        />
      </div>
      <div className="q-help-body">
        {isElsewhere && own && (
          <button type="button" className="q-help-back" onClick={() => choose(undefined)}>
            {t('back', { page: own.title })}
          </button>
        )}
        {answer.isPending && <TableSkeleton label={t('loading')} />}
        {answer.isError && <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />}
        {answer.data && keyword.trim() !== '' && (
          <HelpFound guide={guide} keyword={keyword.trim()} onChoose={choose} />
        )}
        {keyword.trim() === '' && open?.isGlossary && <HelpWords words={guide.words} focused={focused} />}
        {keyword.trim() === '' && !open?.isGlossary && page && (
          <HelpPage
            page={page}
            path={path}
            words={guide.words}
            focused={focused}
            onChoose={choose}
            onGlossary={() => setChosen({ isGlossary: true, at: path })}
          />
        )}
      </div>
      {footer && <footer>{footer}</footer>}
    </aside>,
    document.body,
  )
}
