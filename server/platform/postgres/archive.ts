import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Pack, extract as tarExtract, pack as tarPack } from 'tar-stream'

/**
 * A gzipped tar. A tar names each entry's size before its content, and the size of a table is known only afterwards, so
 * content is cut into parts (`tables/public.company.000000`, `….000001`) of which one at a time is in memory.
 */
const PART_BYTES = 4 * 1024 * 1024

export interface ArchiveWriter {
  /** Writes under `name` all that the stream gives. */
  add(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  addJson(name: string, value: unknown): Promise<void>
}

/** The file appears under its name only when it is whole and on the disk. */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished`
  const pack = tarPack()
  const filled = fill(writerOf(pack)).then(
    () => pack.finalize(),
    (error: unknown) => {
      pack.destroy(error as Error)
      throw error
    },
  )
  try {
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await Promise.all([filled, pipeline(pack, createGzip({ level: 4 }), file)])
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function writerOf(pack: Pack): ArchiveWriter {
  const addPart = async (name: string, part: number, content: Buffer) => {
    const header = {
      name: `${name}.${String(part).padStart(6, '0')}`,
      size: content.length,
      mode: 0o600,
    }
    await new Promise<void>((resolve, reject) => {
      pack.entry(header, (error) => (error ? reject(error) : resolve())).end(content)
    })
  }
  return {
    async add(name, content) {
      let part = 0
      let held: Uint8Array[] = []
      let size = 0
      for await (const chunk of content) {
        held.push(chunk)
        size += chunk.length
        if (size < PART_BYTES) continue
        await addPart(name, part++, Buffer.concat(held))
        held = []
        size = 0
      }
      if (size > 0 || part === 0) await addPart(name, part, Buffer.concat(held))
    },
    async addJson(name, value) {
      await addPart(name, 0, Buffer.from(JSON.stringify(value)))
    },
  }
}

export interface ArchiveReader {
  /** The name of the next entry; undefined at the end. */
  peek(): Promise<string | undefined>
  /** The content of the next entry, to be read to its end before another call. */
  content(): AsyncIterable<Buffer>
  /** The next entry, which must have this name. */
  json<T>(name: string): Promise<T>
}

export async function readArchive<T>(path: string, work: (archive: ArchiveReader) => Promise<T>): Promise<T> {
  const extract = tarExtract()
  const fed = pipeline(createReadStream(path), createGunzip(), extract)
  // Errors of the file reach the reader below, which waits for the next entry.
  fed.catch(() => {})
  try {
    return await work(
      readerOf(extract[Symbol.asyncIterator]() as AsyncIterator<unknown> as AsyncIterator<Entry>),
    )
  } finally {
    extract.destroy()
  }
}

type Entry = AsyncIterable<Buffer> & { header: { name: string } }

function readerOf(entries: AsyncIterator<Entry>): ArchiveReader {
  let next: Promise<Entry | undefined> | undefined
  const upcoming = async () => {
    next ??= entries.next().then(({ done, value }) => (done ? undefined : value))
    return await next
  }
  const peek = async () => nameOf(await upcoming())
  async function* content(): AsyncGenerator<Buffer> {
    const name = await peek()
    for (let entry = await upcoming(); entry && nameOf(entry) === name; entry = await upcoming()) {
      yield* entry
      next = undefined
    }
  }
  return {
    peek,
    content,
    async json(name) {
      const found = await peek()
      if (found !== name) throw new Error(`The backup is broken: '${name}' was expected, '${found}' found.`)
      const chunks: Buffer[] = []
      for await (const chunk of content()) chunks.push(chunk)
      return JSON.parse(Buffer.concat(chunks).toString('utf8'))
    },
  }
}

function nameOf(entry: Entry | undefined): string | undefined {
  return entry?.header.name.replace(/\.\d{6,}$/, '')
}
