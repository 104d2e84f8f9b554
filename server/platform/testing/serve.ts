import { routes as allRoutes } from '../../app.ts'
import { buildApp } from '../../build-app.ts'
import type { BoundRoute } from '../http/bind.ts'
import type { Platform } from '../platform.ts'

/** A server on a platform, at a free port. */
export async function serve(platform: Platform, routes: readonly BoundRoute[] = allRoutes) {
  const server = await buildApp(platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  return { server, address, close: (): Promise<void> => server.close() }
}
