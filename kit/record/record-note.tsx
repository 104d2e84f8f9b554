type Props = {
  readonly label?: string | undefined
  readonly text: string
  /** It waits for something, rather than being refused. */
  readonly isWaiting?: boolean
}

/** Why a record came back or ended, or what waits for the reader; nothing where there is no text. */
export function RecordNote({ label, text, isWaiting = false }: Props) {
  if (text === '') return null
  return (
    <p className="q-refused-note" role="note" {...(isWaiting && { 'data-tone': 'waits' })}>
      {label !== undefined && <b>{label}</b>}
      {text}
    </p>
  )
}
