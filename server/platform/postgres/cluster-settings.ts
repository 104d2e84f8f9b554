export type Settings = Record<string, string | number | boolean>

/** fsync and synchronous_commit stay on: what was acknowledged must survive a power cut. */
export const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  // A socket's path is limited to 107 bytes and its folder may be inaccessible; the port always works.
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  wal_compression: 'on',
  // Nothing replicates from this cluster; backups are taken by SQL.
  wal_level: 'minimal',
  max_wal_senders: 0,
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Values of rows and statements are personal data and stay out of the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: 0,
}

export function printSettings(settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => {
    const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
    return `${name} = '${text.replaceAll("'", "''")}'`
  })
  return `# Written at every start.\n${lines.join('\n')}\n`
}
