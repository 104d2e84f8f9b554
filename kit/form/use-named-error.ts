import { useTextsByKey } from '../page/phrases.ts'

const required = 'field.required'

/** The contract knows no labels: which field is missing is said where its label is known. */
export function useNamedError(): (error: string | undefined, label: string) => string | undefined {
  const errors = useTextsByKey('errors')
  return (error, label) =>
    error !== undefined && errors.has(required) && error === errors(required)
      ? errors('field.missing', { label })
      : error
}
