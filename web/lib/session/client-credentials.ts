/** §7: the built-in pair of the log-in grant. A public client's pair is not a secret and protects nothing. */
export const clientCredentials = { client_id: 'quayside-web', client_secret: 'quayside-web' } as const
