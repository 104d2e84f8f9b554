import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFindingText } from '../form/use-finding-text.ts'
import { questionOf } from '../page/api-error.ts'
import { useHealing } from '../page/context.tsx'
import { PageLink } from '../page/page-link.tsx'
import { Dialog } from './dialog.tsx'

type Asked = { readonly question: FieldError; readonly answer: (isConfirmed: boolean) => void }

/**
 * A call that the server answers with a question is sent again with what the person confirmed. `sendAsked` answers
 * undefined where the person did not; `questions` is drawn by the screen. `known` are the codes that the call takes.
 */
export function useQuestions<Q extends string>(
  known: readonly Q[],
): {
  readonly sendAsked: <T>(call: (confirmed: Q[]) => Promise<T>) => Promise<T | undefined>
  readonly questions: ReactNode
} {
  const t = useTranslations('kit.form')
  const textOf = useFindingText()
  const healing = useHealing()
  const [asked, setAsked] = useState<Asked>()
  const ask = (question: FieldError): Promise<boolean> =>
    new Promise((resolve) => {
      setAsked({
        question,
        answer: (isConfirmed) => {
          setAsked(undefined)
          resolve(isConfirmed)
        },
      })
    })
  async function sendAsked<T>(call: (confirmed: Q[]) => Promise<T>): Promise<T | undefined> {
    const confirmed: Q[] = []
    for (;;) {
      try {
        return await call([...confirmed])
      } catch (error) {
        const question = questionOf(error)
        const code = known.find((each) => each === question?.code)
        // The same question again is no question any more.
        if (!question || code === undefined || confirmed.includes(code)) throw error
        if (!(await ask(question))) return undefined
        confirmed.push(code)
      }
    }
  }
  const href = asked && healing(asked.question)
  return {
    sendAsked,
    questions: asked && (
      <Dialog
        title={t('question')}
        action={{ label: t('confirmAnyway'), run: () => asked.answer(true) }}
        onClose={() => asked.answer(false)}
      >
        {textOf(asked.question)} {href !== undefined && <PageLink href={href}>{t('look')}</PageLink>}
      </Dialog>
    ),
  }
}
