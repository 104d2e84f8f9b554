import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'

type Texts = (key: 'saved' | 'submitted', values: { number: string }) => string

/** What a form with lines says and reads again after a save and after its submission. */
export function useSavedNotices(
  texts: Texts,
  entities: readonly string[],
  onSubmitted: (saved: Known) => void,
) {
  const queries = useQueryClient()
  const say = (key: 'saved' | 'submitted', { number }: Known): void =>
    showToast({ kind: 'success', text: texts(key, { number }) })
  const refresh = async (): Promise<void> => {
    await Promise.all(entities.map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  }
  return {
    async onSaved(saved: Known): Promise<void> {
      say('saved', saved)
      await refresh()
    },
    async onSubmitted(saved: Known): Promise<void> {
      say('submitted', saved)
      onSubmitted(saved)
      await refresh()
    },
  }
}

export const knownOf = ({ id, version, number }: Known): Known => ({ id, version, number })

const lineStart = 'lines.0.'
/** The findings of one line at its own fields; what is unreadable is marked by the sheet itself. */
export const ofOneLine = (findings: readonly Finding[]) =>
  findings
    .filter(({ code }) => code !== 'orderLine.unreadable')
    .map((finding) => ({ ...finding, path: finding.path?.slice(lineStart.length) ?? '' }))
