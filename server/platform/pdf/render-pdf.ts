import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Content } from 'pdfmake/interfaces.js'
import type { PdfAnnex, PdfAnswer, PdfFrame, PdfOrder } from './pdf-frame.ts'

// Laying out a page is one long computation, and two 10 MB fonts are read for it. In a thread of its own it
// delays no other request, has a memory limit, and is ended when idle.
const idleMs = 30_000
const threadLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }

let worker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined
let lastJob: Promise<unknown> = Promise.resolve()

/** A document in the common A4 frame. Content is plain data, because functions cannot be sent to the thread. */
export function renderPdf(content: Content, frame: PdfFrame, annex?: PdfAnnex): Promise<Buffer> {
  const job = lastJob.then(() => renderNext({ content, frame, ...(annex && { annex }) }))
  lastJob = job.catch(() => undefined)
  return job
}

/** For a graceful stop: waits for documents under way, then ends the thread. */
export async function closePdf(): Promise<void> {
  await lastJob
  await endWorker()
}

async function renderNext(order: PdfOrder): Promise<Buffer> {
  clearTimeout(idleTimer)
  worker ??= startWorker()
  worker.ref()
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins, windows do
    worker.postMessage(order)
    const answer = await answerOf(worker)
    if (!answer.ok) throw new Error(`PDF not rendered: ${answer.message}`)
    return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
  } finally {
    worker?.unref()
    idleTimer = setTimeout(() => void endWorker(), idleMs).unref()
  }
}

/** Under `node --watch` a thread also reports its imports by messages; they are not answers. */
async function answerOf(thread: Worker): Promise<PdfAnswer> {
  const messages = on(thread, 'message') as AsyncIterable<[PdfAnswer | Readonly<Record<string, unknown>>]>
  for await (const [message] of messages) if ('ok' in message) return message as PdfAnswer
  throw new Error('the thread ended without an answer')
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: threadLimits })
  // A thread that ran out of memory is replaced for the next document.
  started.on('error', () => {
    if (worker === started) worker = undefined
  })
  return started
}

async function endWorker(): Promise<void> {
  const ended = worker
  worker = undefined
  clearTimeout(idleTimer)
  await ended?.terminate()
}
