import { useLocale, useTranslations } from 'use-intl'
import { useFindingText } from './use-finding-text.ts'
import type { Problem } from './use-plain-form.ts'

/** The sentence for the first problem of a field, if it has one. */
export function useSentence(): (problems: readonly Problem[], path: string) => string | undefined {
  const textOf = useFindingText()
  const t = useTranslations('errors.input')
  const locale = useLocale()
  return (problems, path) => {
    const problem = problems.find((each) => each.path === path)
    if (!problem) return undefined
    if ('code' in problem) return textOf(problem)
    // What was said of the whole call in another language cannot be said again; that something is wrong can.
    return problem.lang === undefined || problem.lang === locale ? problem.msg : t('invalid')
  }
}
