import type { Schema } from '@quayside/contract/kernel/api.ts'
import { validate } from '@quayside/contract/kernel/findings.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { ReplyFile, ReplyTime } from '@quayside/contract/links/link.rules.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { countUpload } from '../../platform/files/upload-quota.ts'
import { bodyLimit } from '../../platform/http/add-routes.ts'
import { failureOf } from '../../platform/http/answer.ts'
import { readUpload } from '../../platform/http/read-upload.ts'
import { unavailableOf } from '../../platform/http/unavailable.ts'
import { uploadLimit } from '../../platform/http/upload.ts'
import { withRoom } from '../../platform/http/upload-room.ts'
import type { Platform } from '../../platform/platform.ts'
import { answerSupplier, answerTracking, showSupplier } from './link-pages.ts'
import { enterByLink, type LinkRequest, pageOf, TooManyOpenings } from './link-request.ts'
import { UnknownLink } from './open-link.ts'
import { linkHeaders, notThere, type PageOf } from './page/frame.ts'
import { proposeTime, requireFewReplies, sendFile } from './send-reply.ts'

/** `/t/…` and `/s/…`: pages without log-in, made by the server, without any script. */
export const publicLinkRoutes = async (server: FastifyInstance, platform: Platform): Promise<void> => {
  await server.register((scope, _options, done) => {
    scope.addHook('onRequest', (_request, reply, next) => {
      reply.headers(linkHeaders)
      next()
    })
    answerFaults(scope, platform)
    scope.get('/t/*', async (request, reply) =>
      answerTracking(await enterByLink(platform, request, 'tracking'), request, reply),
    )
    scope.get('/s/*', async (request, reply) =>
      answerSupplier(await enterByLink(platform, request, 'supplier'), request, reply),
    )
    scope.post('/s/*', { bodyLimit: uploadLimit + bodyLimit }, async (request, reply) => {
      const asked = await enterByLink(platform, request, 'supplier')
      return takeReply(asked, request, reply)
    })
    done()
  })
}

/** What is wrong with what was sent stands on the page itself; what is wrong with the link does not. */
async function takeReply(asked: LinkRequest, request: FastifyRequest, reply: FastifyReply) {
  const [what, ...more] = asked.rest
  if ((what !== 'files' && what !== 'time') || more.length > 0) throw new UnknownLink()
  const { page, platform, link } = asked
  try {
    await requireFewReplies(platform, link)
    if (what === 'files') await takeFile(asked, request, reply)
    else await proposeTime(asked, checked(ReplyTime, request.body))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, msg } = failureOf(error, page.text)
    request.refusal = String(code)
    return showSupplier(asked, request, reply.code(Number(code)), { isDone: false, text: msg })
  }
  return reply.redirect(`${page.path}?lang=${page.locale}&done=${what === 'files' ? 'file' : 'time'}`, 303)
}

function checked<S extends Schema>(schema: S, given: unknown): z.output<S> {
  const { value, findings } = validate(schema, given ?? {})
  refuseIfAny([...findings])
  return value as z.output<S>
}

/** Counted for the company, and for the member who made the link: the quotas of uploads hold for links too. */
async function takeFile(asked: LinkRequest, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { platform, link } = asked
  const sender = { company: link.company_id, person: link.created_by }
  const { upload, fields } = await readUpload(request, withRoom(sender, request, reply))
  const { kind, note } = checked(ReplyFile, fields)
  await countUpload(platform.staff, sender, upload.bytes.length)
  await sendFile(asked, upload, { kind: Number(kind), note })
}

const pageIfAny = (platform: Platform, request: FastifyRequest): Promise<PageOf | undefined> =>
  pageOf(platform, request).catch(() => undefined)

/** Every reason why a link does not open is answered by the same page and status. */
function answerFaults(scope: FastifyInstance, platform: Platform): void {
  scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const [status, hint] = outcomeOf(error)
    if (status >= 500) request.log.error({ err: error, reference: request.id }, 'fault')
    const page = await pageIfAny(platform, request)
    reply.code(status).headers(linkHeaders)
    if (!page) return reply.type('text/plain; charset=utf-8').send('503')
    return reply
      .type('text/html; charset=utf-8')
      .send(notThere({ ...page, path: request.url.split('?')[0] ?? '' }, hint))
  })
}

function outcomeOf(
  error: Error & { statusCode?: number },
): [number, 'notThereHint' | 'busy' | 'unavailable'] {
  if (error instanceof UnknownLink) return [404, 'notThereHint']
  if (error instanceof TooManyOpenings) return [429, 'busy']
  // A record that cannot be read or printed any more: the link tells no more than that.
  if (error instanceof Refusal) return [404, 'notThereHint']
  if (unavailableOf(error)) return [503, 'unavailable']
  const status = error.statusCode ?? 500
  return status < 500 ? [404, 'notThereHint'] : [500, 'unavailable']
}
