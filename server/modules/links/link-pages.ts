import { id } from '@quayside/contract/kernel/schema.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from '../../platform/database/database.ts'
import { openStored } from '../../platform/files/file-routes.ts'
import { sendBinary } from '../../platform/http/add-routes.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import { awaitedGoods, awaitedPaper } from './awaited-goods.ts'
import type { LinkRequest } from './link-request.ts'
import { noteOpening } from './note-opening.ts'
import { UnknownLink } from './open-link.ts'
import { refreshMinutes } from './page/frame.ts'
import { supplierPage } from './page/supplier-page.ts'
import { trackingPage } from './page/tracking-page.ts'
import { findRepliesOfLink, toReply } from './replies.ts'
import { trackedRecord } from './tracked-record.ts'

const htmlMime = 'text/html; charset=utf-8'
const addressOf = (request: FastifyRequest, path: string): string =>
  `${request.protocol}://${request.host}${path}`

const note = ({ platform, key, address }: LinkRequest, request: FastifyRequest, isAgain = false) =>
  noteOpening(platform, key, { address, userAgent: request.headers['user-agent'] ?? '', isAgain })

/** `/t/<secret>`, and `/t/<secret>/files/<id>` for what was chosen. */
export async function answerTracking(
  asked: LinkRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { link, page, by, rest } = asked
  const { company_id: companyId, entity_id: recordId } = link
  const record = await trackedRecord(by, link.entity, { companyId, id: recordId })
  if (rest.length > 0) {
    const [folder, fileId = ''] = rest
    const isShared =
      folder === 'files' &&
      rest.length === 2 &&
      link.file_ids.includes(fileId) &&
      record.attachments.some((file) => file.fileId === fileId)
    if (!isShared) throw new UnknownLink()
    return sendSharedFile(asked, fileId, reply)
  }
  const { companyName } = await readPaperParties(by.read, companyId, page.locale)
  const { refresh, again } = request.query as { refresh?: unknown; again?: unknown }
  const isRefreshing = refresh !== 'off'
  await note(asked, request, again !== undefined)
  if (isRefreshing)
    reply.header('refresh', `${refreshMinutes * 60}; url=${page.path}?lang=${page.locale}&again=1`)
  const address = addressOf(request, page.path)
  return reply.type(htmlMime).send(trackingPage(page, { link, record, companyName, address, isRefreshing }))
}

async function sendSharedFile({ platform, by, link }: LinkRequest, fileId: string, reply: FastifyReply) {
  const [files] = await by.read(
    sql
      .selectFrom('file')
      .select(['name', 'mime', 'storage_key', 'bytes'])
      .where('company_id', '=', link.company_id)
      .where('id', '=', id.parse(fileId)),
  )
  const file = files[0]
  if (!file) throw new UnknownLink()
  const { name: fileName, mime, storage_key: key, bytes } = file
  return sendBinary(
    reply,
    await openStored({ platform }, { key, mime, fileName, isInline: false, bytes: Number(bytes) }),
  )
}

/** `/s/<secret>`, and `/s/<secret>/<paper>` to print. */
export async function answerSupplier(
  asked: LinkRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [name, ...more] = asked.rest
  if (name === undefined) {
    const { done } = request.query as { done?: unknown }
    const text = (key: string): string => asked.page.text(`server.linkPage.${key}`)
    const said = { file: text('sent'), time: text('proposed') }
    await note(asked, request)
    return showSupplier(
      asked,
      request,
      reply,
      done === 'file' || done === 'time' ? { isDone: true, text: said[done] } : undefined,
    )
  }
  const paper = more.length === 0 ? awaitedPaper(asked.by, asked.link, name) : undefined
  if (!paper) throw new UnknownLink()
  return sendBinary(reply, await paper)
}

export async function showSupplier(
  { platform, link, page, by }: LinkRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  said?: { readonly isDone: boolean; readonly text: string },
): Promise<FastifyReply> {
  const goods = await awaitedGoods(by, link)
  const { companyName } = await readPaperParties(by.read, link.company_id, page.locale)
  const [replies] = await by.read(findRepliesOfLink(link.company_id, link.id))
  const shown = {
    link,
    goods,
    companyName,
    replies: replies.map(toReply),
    address: addressOf(request, page.path),
    today: platform.clock.today(),
    said,
  }
  return reply.type(htmlMime).send(supplierPage(page, shown))
}
