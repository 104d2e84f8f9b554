import { useLocale, useTranslations } from 'use-intl'
import type { Problem } from './use-plain-form.ts'

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** The sentence for the first problem of a field, if it has one. */
export function useSentence(): (problems: readonly Problem[], path: string) => string | undefined {
  // A code is a key of the errors by type already; use-intl's own key type would have to be spelt out per code.
  const t = useTranslations() as unknown as Translate
  const locale = useLocale()
  return (problems, path) => {
    const problem = problems.find((each) => each.path === path)
    if (!problem) return undefined
    if (!('msg' in problem)) return t(`errors.${problem.code}`, problem.params)
    // What the server said in another language cannot be said again; that something is wrong can.
    return problem.lang === undefined || problem.lang === locale ? problem.msg : t('errors.input.invalid')
  }
}
