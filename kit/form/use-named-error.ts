import { useTextsByKey } from '../page/phrases.ts'

const required = 'field.required'
/** What an empty text breaks as well, where its field takes a number or a day. */
const formats = ['field.amount', 'field.positive', 'field.rate', 'field.number', 'field.date', 'field.time']

type NamedError = (error: string | undefined, label: string, isEmpty?: boolean) => string | undefined

/** The contract knows no labels: which field is missing is said where its label is known. */
export function useNamedError(): NamedError {
  const errors = useTextsByKey('errors')
  return (error, label, isEmpty = false) =>
    [required, ...(isEmpty ? formats : [])].some((code) => errors.has(code) && error === errors(code))
      ? errors('field.missing', { label })
      : error
}
