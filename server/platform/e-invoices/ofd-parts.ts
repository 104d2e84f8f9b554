import { inspectZip, unzipPart, type ZipLimits } from '../files/zip-directory.ts'
import { largestXmlPart } from '../parsing/budgets.ts'
import { type XmlElement, xmlTree } from './xml-tree.ts'

/** The XML files of an OFD by their paths, each parsed when it is asked for. */
export type OfdParts = {
  readonly names: readonly string[]
  /** Undefined where there is none, or where it is damaged. */
  readonly read: (path: string) => Promise<XmlElement | undefined>
}

export function ofdParts(bytes: Buffer, limits: ZipLimits): OfdParts | undefined {
  const zip = inspectZip(bytes, limits)
  if (!zip.ok) return undefined
  const { entries } = zip
  return {
    names: [...entries.keys()],
    read: async (path) => {
      const entry = entries.get(path)
      const part = entry && (await unzipPart(bytes, entry, largestXmlPart))
      return part && xmlTree(new TextDecoder().decode(part))
    },
  }
}

/** A path as a part names it: from the root, or from the folder of that part. */
export function pathFrom(part: string, path: string): string {
  const steps = path.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
