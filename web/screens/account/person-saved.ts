import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/session/api.ts'
import { keepUserInfo } from '../../lib/session/session.ts'

/** After a change of the user's own data, which the shell's user menu shows too. */
export function usePersonSaved(onClose: () => void): (text: string) => Promise<void> {
  const queries = useQueryClient()
  return async (text) => {
    showToast({ kind: 'success', text })
    const profile = await api('GET system/online/user/profile/getInfo', {}, { isQuiet: true })
    queries.setQueryData(['profile'], profile)
    keepUserInfo(profile)
    onClose()
  }
}
