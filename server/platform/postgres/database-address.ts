import { StartRefused } from '../start-refused.ts'

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full']
/** What a server that saves may ask for; each of them means the primary. */
const writableSessions = new Set(['read-write', 'primary'])
/** Our own parameter of an address: all hosts, of which the address names one. */
const hostsParameter = 'hosts'

/**
 * A setting's address of a PostgreSQL, as libpq reads it: `sslmode=require` encrypts, `verify-full` verifies too, and several
 * hosts (`host-a:5432,host-b:5432`) are asked which of them is the primary. They are kept in a parameter, because neither
 * URL nor pg knows an address with several.
 */
export function databaseAddress(name: string, text: string): string {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?#]*)(.*)$/.exec(text)
  const hosts = (parts?.[2] ?? '').split(',')
  const single = parts ? `${parts[1]}${hosts[0]}${parts[3]}` : ''
  if (!URL.canParse(single) || hosts.some((host) => !URL.canParse(`postgres://${host}`)))
    throw new StartRefused(
      `${name} is no address of a PostgreSQL: postgres://user:password@host:5432/database is expected.`,
    )
  const url = new URL(single)
  keepSslMode(name, url)
  const session = url.searchParams.get('target_session_attrs')
  if (session !== null && !writableSessions.has(session))
    throw new StartRefused(
      `target_session_attrs of ${name} must be read-write: Quayside saves, which only a primary takes.`,
    )
  url.searchParams.delete('target_session_attrs')
  if (hosts.length > 1) url.searchParams.set(hostsParameter, hosts.join(','))
  return url.href
}

function keepSslMode(name: string, { searchParams }: URL): void {
  const mode = searchParams.get('sslmode')
  if (mode === null) return
  if (!sslModes.includes(mode))
    throw new StartRefused(`sslmode of ${name} must be one of ${sslModes.join(', ')}, not '${mode}'.`)
  // The authorities of this machine, which are used where no file is named.
  if (searchParams.get('sslrootcert') === 'system') searchParams.delete('sslrootcert')
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert'))
    throw new StartRefused(
      `sslmode=verify-ca of ${name} needs the authority's file as sslrootcert=. Name it, or use sslmode=verify-full.`,
    )
  searchParams.set('uselibpqcompat', 'true')
}

/** The same address at each of its hosts; one without several is answered as it is. */
export function addressesOf(address: string): string[] {
  const hosts = new URL(address).searchParams.get(hostsParameter)?.split(',') ?? []
  return hosts.length === 0 ? [address] : hosts.map((host) => addressAt(address, host))
}

function addressAt(address: string, host: string): string {
  const url = new URL(address)
  const { hostname, port } = new URL(`postgres://${host}`)
  url.hostname = hostname
  url.port = port
  return url.href
}
