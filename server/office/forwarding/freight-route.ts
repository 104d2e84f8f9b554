import type { OfficeFreightQuery } from '@quayside/contract/office/forwarding.ts'

export type FreightInput = { readonly query: OfficeFreightQuery }

type Routed = {
  direction: number | null
  mode: number | null
  origin_port: string
  destination_port: string
}

export const routeOf = ({
  direction,
  mode,
  origin_port: originPort,
  destination_port: destinationPort,
}: Routed) => ({
  direction,
  mode,
  originPort,
  destinationPort,
})
