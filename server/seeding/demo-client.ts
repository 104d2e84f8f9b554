import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import type { FastifyInstance } from 'fastify'
import { officeDoor } from '../office/office-door.ts'
import { officeRoutes } from '../office/routes.ts'
import { clockOf } from '../platform/clock.ts'
import { addRoutes } from '../platform/http/add-routes.ts'
import { buildServer } from '../platform/http/api-server.ts'
import type { BoundRoute } from '../platform/http/bind.ts'
import type { Platform } from '../platform/platform.ts'

type Options = {
  token?: string
  params?: Record<string, string>
  body?: object | undefined
  file?: { name: string; bytes: Buffer }
}

export type DemoClient = {
  /** Calls the product like a browser does, without the network in between; anything but success ends the seeding. */
  call<T = unknown>(key: string, options?: Options): Promise<T>
  /** Calls the back office as one of the provider's staff. */
  callOffice<T = unknown>(key: string, options?: Options): Promise<T>
  /** The code that was last texted to a number. */
  codeOf(mobile: string): string
  /** The day that the product takes it to be, from the next call on; undefined: today. */
  setDay(day: string | undefined): void
  close(): Promise<void>
}

/**
 * The demo companies are made by the product's own calls; their text messages stay in the app, and their webhook calls this
 * machine.
 */
export async function openDemoClient(platform: Platform, routes: readonly BoundRoute[]): Promise<DemoClient> {
  const codes = new Map<string, string>()
  const sms: Platform['sms'] = {
    send: (mobile, _text, template) => {
      if (template.code) codes.set(mobile, template.code)
      return Promise.resolve()
    },
  }
  let noon: Date | undefined
  const clock = clockOf(() => noon ?? platform.clock.now())
  const environment = { ...platform.config.environment, WEBHOOKS_ALLOW_PRIVATE: '1' }
  const config = { ...platform.config, environment }
  const own = { ...platform, config, sms, clock }
  const server = await buildServer(own, routes)
  addRoutes(server, own, officeDoor, officeRoutes)
  return {
    call: (key, options) => call(server, '/api/', key, options ?? {}),
    callOffice: (key, options) => call(server, '/office/api/', key, options ?? {}),
    codeOf(mobile) {
      const code = codes.get(mobile)
      if (!code) throw new Error(`no code was sent to ${mobile}`)
      return code
    },
    setDay(day) {
      noon = day === undefined ? undefined : shanghaiInstant(`${day} 12:00`)
    },
    close: () => server.close(),
  }
}

async function call<T>(server: FastifyInstance, door: string, key: string, options: Options): Promise<T> {
  const path = pathOf(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => options.params?.[name] ?? '')
  const headers: Record<string, string> = { 'accept-language': 'zh-CN' }
  if (options.token) headers['authorization'] = `bearer ${options.token}`
  const payload = options.file ? multipart(options.file, headers) : options.body
  const answer = await server.inject({
    method: methodOf(key) as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `${door}${path.replace(/^\//, '')}`,
    headers,
    ...(payload !== undefined && { payload }),
  })
  const body = answer.json<{ code?: number; msg?: string; data?: unknown; access_token?: string }>()
  if (body.access_token) return body as T
  if (body.code !== 200) throw new Error(`${key} answered ${answer.body.slice(0, 500)}`)
  return ('data' in body ? body.data : body) as T
}

function multipart(file: { name: string; bytes: Buffer }, headers: Record<string, string>): Buffer {
  const boundary = 'quayside-demo'
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`,
    ),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}
