export type TestAnswer = {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads into answers of any shape
  body: any
  text: string
}

type Options = {
  token?: string
  body?: unknown
  form?: Record<string, string>
  query?: Record<string, string | number>
  locale?: string
  headers?: Record<string, string>
}

/** Calls the real server by the same `'METHOD path'` literal as the front ends. */
export function testClient(address: string, base = '/api') {
  return async function call(key: string, options: Options = {}): Promise<TestAnswer> {
    const [method = 'GET', path = ''] = key.split(' ')
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value))
    const url = `${address}${base}/${path.replace(/^\//, '')}${query.size > 0 ? `?${query.toString()}` : ''}`
    const headers: Record<string, string> = {
      'accept-language': options.locale ?? 'en-US',
      ...options.headers,
    }
    if (options.token) headers['authorization'] = `bearer ${options.token}`
    let body: string | FormData | URLSearchParams | null = null
    if (options.form) body = new URLSearchParams(options.form)
    else if (options.body instanceof FormData || typeof options.body === 'string') body = options.body
    else if (options.body !== undefined) {
      body = JSON.stringify(options.body)
      headers['content-type'] ??= 'application/json'
    }
    const response = await fetch(url, { method, headers, body })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
