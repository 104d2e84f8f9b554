import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keepUserInfo } from '../../lib/session.ts'

/** After a change of one's own data: the shell's user menu knows it too. */
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
