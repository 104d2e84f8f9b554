import type { Compilable } from 'kysely'
import type { Principal } from '../session/principal.ts'

type Kind = string | number | null

/** One kind of record that files are attached to, and who of its company may see it. */
export type FileHolder = {
  /** The record while it is there to be seen; `kind` where the permission depends on it. */
  readonly find: (companyId: string, id: string) => Compilable<{ readonly kind: Kind }>
  readonly maySee: (principal: Principal, kind: Kind) => boolean
  /** Who saves such a record, and so uploads files for it. */
  readonly mayAttach: (principal: Principal) => boolean
}

/** By the entity's name in attachments; server/file-holders.ts lists them. A record that is not there opens no file. */
export type FileHolders = Readonly<Record<string, FileHolder>>
