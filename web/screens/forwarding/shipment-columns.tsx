import { freightDirection, freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { Nothing } from '@quayside/kit/cells.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import type { Column, Row } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/dictionary.ts'

type Routed = Row & {
  readonly direction: number | null
  readonly mode: number | null
  readonly originPort: string
  readonly destinationPort: string
}

/** Direction and mode in one column, both ports in another. */
export function useRouteColumns<R extends Routed>(): readonly Column<R>[] {
  const t = useTranslations('forwarding.list')
  const portName = useEntryNames('1007')
  return useMemo(
    () => [
      {
        key: 'mode',
        title: t('mode'),
        width: 130,
        widthInEnglish: 190,
        cell: ({ direction, mode }) =>
          mode === null ? (
            <Nothing />
          ) : (
            <>
              {direction !== null && <CodeText list={freightDirection} value={direction} />}{' '}
              <CodeText list={freightMode} value={mode} />
            </>
          ),
      },
      {
        key: 'originPort',
        title: t('route'),
        width: 170,
        grows: true,
        isKept: true,
        onCard: 'title',
        cell: ({ originPort, destinationPort }) =>
          originPort === '' && destinationPort === '' ? (
            <Nothing />
          ) : (
            `${portName(originPort) || '–'} → ${portName(destinationPort) || '–'}`
          ),
      },
    ],
    [t, portName],
  )
}
