import { CloseCircleFilled, DownOutlined } from '@ant-design/icons-svg'
import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFloating } from '../overlays/floating.ts'
import { Icon } from '../page/icon.tsx'
import styles from './select.module.css'
import { type Choices, useCombobox } from './use-combobox.ts'
import './text-button.css'

type Aria = {
  readonly 'aria-label'?: string
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
}

type Props<T extends string | number> = Aria &
  Omit<Choices<T>, 'listId'> & {
    readonly id?: string
    readonly placeholder?: string
    readonly style?: CSSProperties
    /** Above the options. */
    readonly children?: ReactNode
  }

/** One of many values, searched by typing. */
export function Select<T extends string | number>(props: Props<T>) {
  const { value, options, style, isClearable = false, search, steps, onChange, children, ...field } = props
  const t = useTranslations('kit.input')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { state, input, optionProps } = useCombobox({
    listId,
    value,
    options,
    isClearable,
    search,
    steps,
    onChange,
  })
  useFloating(state.isOpen, list, box)
  return (
    <div
      ref={(element) => {
        // In a filter the frame around label and control is the field: the list stands below it.
        box.current = element?.closest<HTMLDivElement>('.q-filter') ?? element
      }}
      className={styles['select']}
      style={style}
    >
      <input
        {...field}
        {...input}
        className={styles['input']}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={state.isOpen}
        aria-controls={state.isOpen ? listId : undefined}
        aria-activedescendant={state.isOpen && state.active ? `${listId}-${state.active.value}` : undefined}
      />
      {isClearable && value !== null ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles['clear']}
          aria-label={t('clear')}
          onClick={() => onChange(null)}
        >
          <Icon drawing={CloseCircleFilled} />
        </button>
      ) : (
        <Icon drawing={DownOutlined} className={styles['arrow']} />
      )}
      {state.isOpen && (
        <div
          ref={(element) => {
            list.current = element
            if (element && !element.matches(':popover-open')) element.showPopover()
          }}
          popover="manual"
          className={styles['popup']}
          style={{ minWidth: box.current?.offsetWidth }}
        >
          {children}
          <div id={listId} role="listbox" aria-label={field['aria-label'] ?? t('options')}>
            {state.shown.map((option) => (
              <div key={option.value} id={`${listId}-${option.value}`} {...optionProps(option)}>
                {option.label}
              </div>
            ))}
          </div>
          {state.shown.length === 0 && (
            <p role="status" className={styles['none']}>
              {search?.none ?? t('none')}
              {search?.create && (
                // This comes before the input loses the focus, which closes the list.
                <button type="button" className="q-text-button" onPointerDown={search.create.run}>
                  {search.create.label}
                </button>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
