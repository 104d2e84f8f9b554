/** A refusal as data: the route turns reason and params into a text in the caller's language. */
export type Refused<Reason extends string> = {
  ok: false
  reason: Reason
  params: Readonly<Record<string, string>>
}

export type Outcome<T extends object, Reason extends string> = ({ ok: true } & T) | Refused<Reason>

export function refused<Reason extends string>(
  reason: Reason,
  params: Readonly<Record<string, string>> = {},
): Refused<Reason> {
  return { ok: false, reason, params }
}

/** 20 MB, 512 KB: as limits are written for people, the same in all three languages. */
export function sizeText(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${Math.floor(bytes / 1024 / 1024)} MB`
    : `${Math.max(1, Math.floor(bytes / 1024))} KB`
}
