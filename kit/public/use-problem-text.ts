import { useLocale, useTranslations } from 'use-intl'
import { useFindingText } from '../form/use-finding-text.ts'
import type { Problem } from './use-public-form.ts'

/** The message of a field's first problem, if it has one. */
export function useProblemText(): (problems: readonly Problem[], path: string) => string | undefined {
  const textOf = useFindingText()
  const t = useTranslations('errors.input')
  const locale = useLocale()
  return (problems, path) => {
    const problem = problems.find((each) => each.path === path)
    if (!problem) return undefined
    if ('code' in problem) return textOf(problem)
    // A message about the whole call cannot be translated after a change of language; a general one replaces it.
    return problem.lang === undefined || problem.lang === locale ? problem.msg : t('invalid')
  }
}
