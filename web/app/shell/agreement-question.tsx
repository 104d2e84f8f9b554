import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../lib/session/api.ts'

// Few visits ask, and every page would load what a dialog needs.
const AgreementDialog = lazyPart(() => import('./agreement-dialog.tsx'))

/** At each visit until the person has accepted the service agreement in force. */
export function AgreementQuestion() {
  const [isPutOff, setPutOff] = useState(false)
  const { data } = useQuery({
    queryKey: ['profile'],
    queryFn: () => api('GET system/online/user/profile/getInfo', {}, { isQuiet: true }),
  })
  const agreement = data?.agreement
  if (!agreement || isPutOff) return null
  return (
    <Suspense>
      {/* Of another version than the one that was ticked nothing is ticked yet. */}
      <AgreementDialog key={agreement.version} agreement={agreement} onClose={() => setPutOff(true)} />
    </Suspense>
  )
}
