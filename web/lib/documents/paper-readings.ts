import type { PaperReading } from '@quayside/contract/kernel/paper.ts'
import { useState } from 'react'

export type Readings = ReturnType<typeof useReadings>

/**
 * Which lines this form took from which document. They go with every save, and the server notes each once; those of a
 * document that is no longer attached stay out.
 */
export function useReadings() {
  const [taken] = useState((): PaperReading[] => [])
  return {
    add: (reading: PaperReading): void => void taken.push(reading),
    bodyOf(attachments: Readonly<Record<string, readonly string[] | undefined>>): {
      readings?: readonly PaperReading[]
    } {
      const attached = new Set(Object.values(attachments).flat())
      const readings = taken.filter(({ fileId }) => attached.has(fileId))
      return readings.length === 0 ? {} : { readings }
    },
  }
}
