import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../page/page-link.tsx'
import './form.css'
import { type Errors, errorsAt, type Form } from './form.ts'
import { useNamedError } from './use-named-error.ts'

/** The properties that connect an input with its field: spread them onto the control. */
export type Control<T> = {
  readonly id: string
  readonly value: T
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
  readonly set: (value: T) => void
}

/** What a field needs of its form: a part of a form, such as one of its lines, has it too. */
export type FieldForm<V extends object> = Pick<Form<V>, 'id' | 'values' | 'errors' | 'heals' | 'set'>

/** The fields of a form that hold values of one type. */
export type ValueForm<K extends string, T> = {
  readonly id: string
  readonly values: { readonly [N in K]: T }
  readonly errors: Errors
  set(name: K, value: T): void
}

type Props<V extends object, K extends keyof V & string> = {
  readonly form: FieldForm<V>
  readonly name: K
  readonly label: string
  readonly isRequired?: boolean
  readonly hint?: string
  readonly isWide?: boolean
  readonly children: (control: Control<V[K]>) => ReactNode
}

/** A list has one field: what is wrong with one of its items is said there. */
const errorOf = (errors: Errors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errorsAt(errors, name)).find(([place]) => /^\d+$/.test(place))?.[1]

/** Before the label of what has to be given. */
export function RequiredMark() {
  const t = useTranslations('kit.form')
  return (
    <>
      <span className="q-required" aria-hidden="true">
        *
      </span>
      <span className="visually-hidden">{t('required')} </span>
    </>
  )
}

/** Label, required mark, and the error of the form or the server. */
export function Field<V extends object, K extends keyof V & string>(props: Props<V, K>) {
  const { form, name, label, isRequired = false, hint, isWide, children } = props
  const t = useTranslations('kit.form')
  const id = `${form.id}-${name}`
  const named = useNamedError()
  const { [name]: value } = form.values
  const isEmpty = isRequired && typeof value === 'string' && value.trim() === ''
  const error = named(errorOf(form.errors, name), label, isEmpty)
  const heal = form.heals?.[name]
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean)
  return (
    <div
      className="q-field"
      data-form={form.id}
      data-wrong={error !== undefined || undefined}
      data-wide={isWide || undefined}
    >
      <label id={`${id}-label`} htmlFor={id}>
        {isRequired && <RequiredMark />}
        {label}
      </label>
      {children({
        id,
        value,
        'aria-required': isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        set: (next) => form.set(name, next),
      })}
      {error !== undefined && (
        <div id={`${id}-error`} className="q-field-error">
          {error}
          {heal !== undefined && (
            <>
              {' '}
              <PageLink href={heal}>{t('heal')}</PageLink>
            </>
          )}
        </div>
      )}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="q-field-hint">
          {hint}
        </div>
      )}
    </div>
  )
}

/** What is wrong with one row of a short list, under the row. */
export function RowErrors({ errors }: { errors: Errors }) {
  const texts = [...new Set(Object.values(errors))]
  return texts.length === 0 ? null : (
    <p className="q-field-error q-row-errors" role="alert">
      {texts.join(' ')}
    </p>
  )
}
