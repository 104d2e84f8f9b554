import { checkCompany } from '@quayside/contract/account/company.rules.ts'
import type { Company } from '@quayside/contract/account/company.ts'
import { ApiError, isStale } from '@quayside/kit/page/api-error.ts'
import { type PublicForm, usePublicForm } from '@quayside/kit/public/use-public-form.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/session/api.ts'
import {
  changesBetween,
  findLocally,
  type InformationValues,
  keepLocally,
  valuesOf,
} from './information-draft.ts'

type DraftState = 'none' | 'saving' | 'saved' | 'local' | 'restored' | 'stale'

export type CompanyDraft = {
  readonly company: Company
  readonly form: PublicForm<InformationValues>
  readonly state: DraftState
  readonly savedAt: Date | undefined
  readonly submit: () => Promise<void>
}

const pause = 1_200

/** Company information with autosave: in the browser at once, on the server after a pause in typing. */
export function useCompanyDraft(loaded: Company, onChange: () => void): CompanyDraft {
  const [company, setCompany] = useState(loaded)
  const form = usePublicForm(startValues(loaded))
  const saved = useRef(valuesOf(loaded))
  const version = useRef(loaded.version)
  const queue = useRef(Promise.resolve(true))
  const isRestored = Object.keys(findLocally(loaded.id)).length > 0
  const [state, setState] = useState<DraftState>(isRestored ? 'restored' : 'none')
  const [savedAt, setSavedAt] = useState<Date>()

  async function saveNow(values: InformationValues): Promise<boolean> {
    const changes = changesBetween(saved.current, values)
    if (Object.keys(changes).length === 0) return true
    setState('saving')
    try {
      const body = { id: loaded.id, version: version.current, ...changes }
      const answer = await api('POST base/online/company/save', { body }, { isQuiet: true })
      version.current = answer.version
      saved.current = values
      keepLocally(loaded.id, {})
      setSavedAt(new Date())
      setState('saved')
      return true
    } catch (failed) {
      if (isStale(failed)) {
        const latest = await api('GET base/online/company/current', {}, { isQuiet: true })
        version.current = latest.version
        saved.current = valuesOf(latest)
        setCompany(latest)
        setState('stale')
        if (latest.certification !== company.certification) onChange()
        return false
      }
      if (failed instanceof ApiError && failed.fields.length > 0) form.show(failed.fields)
      setState('local')
      return false
    }
  }

  /** One save at a time: the next one needs the version that the previous one returns. */
  function save(values: InformationValues): Promise<boolean> {
    queue.current = queue.current.then(() => saveNow(values))
    return queue.current
  }

  const { values } = form
  useEffect(() => {
    const changes = changesBetween(saved.current, values)
    keepLocally(loaded.id, changes)
    if (Object.keys(changes).length === 0) return undefined
    const timer = setTimeout(() => void save(values), pause)
    return () => clearTimeout(timer)
  }, [values, loaded.id])

  async function submit(): Promise<void> {
    const facts = { ...values, hasAgreed: values.agree, licenceCount: values.licences.length }
    if (form.show(checkCompany(facts)) || !(await save(values))) return
    try {
      await api('POST base/online/company/{id}/submit', { params: { id: loaded.id } })
      onChange()
    } catch (failed) {
      if (failed instanceof ApiError) form.show(failed.fields)
    }
  }

  return { company, form, state, savedAt, submit }
}

function startValues(loaded: Company): InformationValues {
  const { licenceFileIds: _files, ...typed } = findLocally(loaded.id)
  return { ...valuesOf(loaded), ...typed }
}
