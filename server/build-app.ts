import type { FastifyInstance } from 'fastify'
import { addGateway } from './gateway/routes.ts'
import { publicLinkRoutes } from './modules/links/public-routes.ts'
import { officeDoor, staffLive } from './office/office-door.ts'
import { officeRoutes } from './office/routes.ts'
import { brandRoutes } from './platform/brand/brand-routes.ts'
import { addRoutes } from './platform/http/add-routes.ts'
import { buildServer } from './platform/http/api-server.ts'
import type { BoundRoute } from './platform/http/bind.ts'
import { frontEnds } from './platform/http/front-ends.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { metricsRoute } from './platform/http/metrics-route.ts'
import { installRoutes } from './platform/install/install-routes.ts'
import { customerLive, liveRoutes } from './platform/live/live-route.ts'
import { openApiRoutes } from './platform/openapi/openapi-routes.ts'
import type { Platform } from './platform/platform.ts'

/** Everything one process serves. */
export async function buildApp(platform: Platform, routes: readonly BoundRoute[]): Promise<FastifyInstance> {
  const server = await buildServer(platform, routes)
  addRoutes(server, platform, officeDoor, officeRoutes)
  await addGateway(server, platform)
  await liveRoutes(server, platform, [customerLive, staffLive])
  healthRoutes(server, platform)
  metricsRoute(server, platform)
  openApiRoutes(server, routes)
  await publicLinkRoutes(server, platform)
  installRoutes(server, platform)
  brandRoutes(server, platform)
  await frontEnds(server, platform)
  return server
}
