type Fault = {
  /** What is wrong and what to do; undefined for what is no fault of the settings. */
  readonly sentence: string | undefined
  /** The database may be about to start: it is worth trying again. */
  readonly mayStillStart: boolean
}

/** Node reports several addresses of one host together. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error)

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const startingCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', '57P03', '57P01'])

/** Why the database of DATABASE_URL cannot be reached, for the person who starts the server. The password is never said. */
export function connectionFault(error: unknown, databaseUrl: string): Fault {
  const first = firstOf(error)
  const code = codeOf(first)
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const user = decodeURIComponent(username)
  const at = `${hostname}:${port || '5432'}`
  const sentences: Readonly<Record<string, string>> = {
    ENOTFOUND: `The host ${hostname} of DATABASE_URL is not known. Check its name.`,
    EAI_AGAIN: `The host ${hostname} of DATABASE_URL could not be looked up. Check its name and the name server.`,
    ETIMEDOUT: `No answer from ${at} of DATABASE_URL. Check host, port and firewall.`,
    ECONNREFUSED: `No database answers at ${at} of DATABASE_URL. Start it, or check host and port.`,
    ECONNRESET: `The connection to ${at} of DATABASE_URL was closed. Check that PostgreSQL answers there.`,
    EHOSTUNREACH: `The host ${hostname} of DATABASE_URL cannot be reached. Check the network.`,
    ENETUNREACH: `The host ${hostname} of DATABASE_URL cannot be reached. Check the network.`,
    '28P01': `The database at ${at} refused the password of user ${user}. Check DATABASE_URL.`,
    '28000': `The database at ${at} does not let user ${user} in. Check the user in DATABASE_URL and the server's pg_hba.conf.`,
    '3D000': `There is no database "${decodeURIComponent(pathname.slice(1))}" at ${at}. Create it, or correct DATABASE_URL.`,
    '53300': `The database at ${at} has no connection left. Raise its max_connections, or lower POOL_SIZE.`,
    '57P03': `The database at ${at} is starting.`,
    '57P01': `The database at ${at} is stopping.`,
    DEPTH_ZERO_SELF_SIGNED_CERT: untrusted(at),
    SELF_SIGNED_CERT_IN_CHAIN: untrusted(at),
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted(at),
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted(at),
    CERT_HAS_EXPIRED: `The certificate of the database at ${at} has expired. Renew it.`,
    ERR_TLS_CERT_ALTNAME_INVALID: `The certificate of the database at ${at} is for another host name. Use the name that it has, or sslmode=require to encrypt without verifying.`,
    ENOENT: `A file that DATABASE_URL names (sslrootcert, sslcert, sslkey) does not exist.`,
  }
  const message = first instanceof Error ? first.message : ''
  const sentence =
    sentences[code] ??
    (message.includes('does not support SSL')
      ? `The database at ${at} does not encrypt connections, as sslmode of DATABASE_URL asks for. Switch ssl on there, or use sslmode=disable.`
      : message.includes('timeout expired')
        ? sentences['ETIMEDOUT']
        : undefined)
  return { sentence, mayStillStart: startingCodes.has(code) }
}

const untrusted = (at: string): string =>
  `The certificate of the database at ${at} is not signed by an authority that is trusted here. Name its file with sslrootcert=, or use sslmode=require to encrypt without verifying.`
