import { machine, type NoFacts } from '../kernel/machine.ts'
import { supplierStatus } from './partner.codes.ts'
import type { supplierRefusals } from './supplier.refusals.ts'

/**
 * A supplier is usable from the start; voiding and enabling again are the customer's request and the provider's
 * decision. While a request is pending the record cannot be changed, so that the provider decides on what was requested.
 */
export const supplierMachine = machine<NoFacts, keyof typeof supplierRefusals>()({
  name: 'supplier',
  states: supplierStatus,
  initial: 'enabled',
  transitions: [
    {
      name: 'save',
      from: ['enabled'],
      actor: 'customer',
      elsewhere: [
        { in: ['voided'], refusal: 'supplier.notModifiable' },
        { in: ['voidRequested', 'enableRequested'], refusal: 'supplier.requestPending' },
      ],
    },
    {
      name: 'remove',
      from: ['enabled', 'voided'],
      actor: 'customer',
      elsewhere: [{ in: ['voidRequested', 'enableRequested'], refusal: 'supplier.requestPending' }],
    },
    {
      name: 'requestVoid',
      from: ['enabled'],
      to: 'voidRequested',
      actor: 'customer',
      elsewhere: [{ in: ['voidRequested', 'enableRequested'], refusal: 'supplier.requestPending' }],
    },
    {
      name: 'requestEnable',
      from: ['voided'],
      to: 'enableRequested',
      actor: 'customer',
      elsewhere: [{ in: ['voidRequested', 'enableRequested'], refusal: 'supplier.requestPending' }],
    },
    // A request that the provider has not decided on can be taken back.
    { name: 'withdraw', from: ['voidRequested'], to: 'enabled', actor: 'customer' },
    { name: 'withdraw', from: ['enableRequested'], to: 'voided', actor: 'customer' },
    { name: 'approveVoid', from: ['voidRequested'], to: 'voided', actor: 'provider' },
    { name: 'refuseVoid', from: ['voidRequested'], to: 'enabled', actor: 'provider', needs: ['reason'] },
    { name: 'approveEnable', from: ['enableRequested'], to: 'enabled', actor: 'provider' },
    { name: 'refuseEnable', from: ['enableRequested'], to: 'voided', actor: 'provider', needs: ['reason'] },
  ],
})
