type Props = { readonly height: number }

/** Keeps the place of what is still being read, as high as it usually is, so that nothing below moves when it comes. */
export const Room = ({ height }: Props) => <div aria-hidden="true" style={{ height }} />
