import { robotFault } from '@quayside/contract/notices/robot.codes.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

/** Why a card did not arrive, with the number that the chat's own documentation explains. */
export function useFaultText(): (fault: string, code: string | null) => string {
  const t = useTranslations('robots')
  const codeText = useCodeText()
  return (fault, code) => {
    const reason = codeText(robotFault, fault)
    return code ? t('withCode', { reason, code }) : reason
  }
}

/** Posts a test message and says how it ended. */
export function useRobotTest(): { readonly busyId: string | undefined; run(id: string): Promise<void> } {
  const t = useTranslations('robots')
  const faultText = useFaultText()
  const queries = useQueryClient()
  const [busyId, setBusyId] = useState<string>()
  return {
    busyId,
    async run(id) {
      setBusyId(id)
      try {
        const { fault, faultCode } = await api('POST base/online/robot/{id}/test', { params: { id } })
        showToast(
          fault === null
            ? { kind: 'success', text: t('tested') }
            : { kind: 'error', text: t('testFailed', { reason: faultText(fault, faultCode) }), seconds: 10 },
        )
        await queries.invalidateQueries({ queryKey: ['robot'] })
      } catch {
        // The client has said why the call was refused.
      } finally {
        setBusyId(undefined)
      }
    },
  }
}
