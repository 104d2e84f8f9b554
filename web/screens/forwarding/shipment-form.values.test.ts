import { ForwarderEnquirySave } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { expect, it } from 'vitest'
import { bodyOf, emptyShipment, noSize } from './shipment-form.values.ts'

const { air, seaFull } = freightMode.codes
const full = { ...emptyShipment, mode: seaFull, containerType: '40HQ', containerCount: 'two' }

it('containers are sent of full container loads alone, where what is no number is refused at its field', () => {
  expect(findingsOf(ForwarderEnquirySave, bodyOf(full)).map(({ path }) => path)).toEqual(['containerCount'])
  expect(bodyOf({ ...full, containerCount: '2' })).toMatchObject({ containerType: '40HQ', containerCount: 2 })
  const flying = bodyOf({ ...full, mode: air })
  expect(flying).toMatchObject({ containerType: '', containerCount: null })
  expect(findingsOf(ForwarderEnquirySave, flying)).toEqual([])
})

it('blank lines of sizes are not sent, and a wrong one is named by its place', () => {
  const sizes = [noSize, { ...noSize, length: 'long' }]
  expect(bodyOf({ ...emptyShipment, sizes }).sizes).toHaveLength(1)
  const found = findingsOf(ForwarderEnquirySave, { ...bodyOf(emptyShipment), sizes })
  expect(found.map(({ path }) => path)).toEqual(['sizes.1.length'])
})
