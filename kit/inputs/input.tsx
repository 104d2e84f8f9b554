import { CloseCircleFilled, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons-svg'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../page/icon.tsx'
import styles from './input.module.css'
import { pasteWhole } from './paste-whole.ts'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> & {
  readonly ref?: Ref<HTMLInputElement>
  readonly size?: 'small'
  /** A unit or currency in front of the text. */
  readonly prefix?: string
  /** With it, a button clears the field while it is not empty. */
  readonly onClear?: () => void
  /** A button behind the text. */
  readonly tool?: ReactNode
}

const classOf = (own: string | undefined, more = ''): string => `${own} ${more}`

/** One line of text. `aria-invalid` also styles it as wrong. */
export function Input({ size, prefix, onClear, tool, className, style, ...rest }: InputProps) {
  const t = useTranslations('kit.input')
  const box = useRef<HTMLSpanElement>(null)
  if (prefix === undefined && !onClear && tool === undefined)
    return (
      <input
        onPaste={pasteWhole}
        {...rest}
        className={classOf(styles['field'], className)}
        data-size={size}
        style={style}
      />
    )
  return (
    <span ref={box} className={classOf(styles['field'], className)} data-size={size} style={style}>
      {prefix !== undefined && <span className={styles['prefix']}>{prefix}</span>}
      <input onPaste={pasteWhole} {...rest} className={styles['bare']} />
      {onClear && rest.value !== '' && (
        <button
          type="button"
          className={styles['tool']}
          tabIndex={-1}
          aria-label={t('clear')}
          onClick={() => {
            onClear()
            box.current?.querySelector('input')?.focus()
          }}
        >
          <Icon drawing={CloseCircleFilled} />
        </button>
      )}
      {tool}
    </span>
  )
}

export function PasswordInput(props: Omit<InputProps, 'type' | 'onClear' | 'prefix' | 'size' | 'tool'>) {
  const t = useTranslations('kit.input')
  const [isShown, setShown] = useState(false)
  return (
    <span className={classOf(styles['field'])}>
      <input {...props} type={isShown ? 'text' : 'password'} className={styles['bare']} />
      <button
        type="button"
        className={styles['tool']}
        aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <Icon drawing={EyeOutlined} /> : <Icon drawing={EyeInvisibleOutlined} />}
      </button>
    </span>
  )
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly maxRows?: number }

const lineHeight = 21

/** Grows with its text, from `rows` on. */
export function TextArea({ rows = 2, maxRows = 12, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      onPaste={pasteWhole}
      {...rest}
      rows={rows}
      className={classOf(styles['area'], className)}
      style={{ minHeight: rows * lineHeight + 10, maxHeight: maxRows * lineHeight + 10 }}
    />
  )
}
