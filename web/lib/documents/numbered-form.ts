import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useEffect, useRef, useState } from 'react'
import { closePage, namePage, pageKeyOf } from '../pages/open-pages.ts'
import type { PortalPath } from '../pages/pages.ts'

/**
 * The page of a form with lines, whose record gets its id with the first save: the form then continues under the
 * record's address and is not loaded, which would overwrite what is being typed.
 */
export function useNumberedForm(
  path: PortalPath,
  id: string | undefined,
  addressOf: (id: string) => string,
): {
  /** Whether the record of this address was made by the form that is open. */
  readonly isOwn: boolean
  readonly key: string
  readonly takeNumber: (saved: Known) => void
} {
  const navigate = useNavigate()
  const [own, setOwn] = useState<string>()
  const [round, setRound] = useState(0)
  const isOwn = id !== undefined && id === own
  // The number is known before the address has it; only leaving it again begins another record.
  const wasThere = useRef(false)
  useEffect(() => {
    if (isOwn) wasThere.current = true
    else if (id === undefined && wasThere.current) {
      wasThere.current = false
      setOwn(undefined)
      setRound((before) => before + 1)
    }
  }, [id, isOwn])
  return {
    isOwn,
    key: isOwn || id === undefined ? `new-${round}` : id,
    takeNumber(saved) {
      setOwn(saved.id)
      closePage(pageKeyOf(path, undefined))
      void navigate({ href: addressOf(saved.id), replace: true, ignoreBlocker: true }).then(() =>
        namePage(pageKeyOf(path, saved.id), saved.number),
      )
    },
  }
}
