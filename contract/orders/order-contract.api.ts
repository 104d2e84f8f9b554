import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { FileQuery } from '../kernel/file.ts'
import { StepInput } from '../kernel/record.ts'
import type { Permission } from '../permissions.ts'
import {
  ContractCodeSent,
  ContractSign,
  ContractSigned,
  ContractSignResult,
  ContractsSign,
  ContractsToSignQuery,
  ContractToSign,
} from './contract-signing.ts'
import { byOrderKind } from './order.access.ts'
import {
  ContractArchiveQuery,
  OrderContract,
  OrderContractDetail,
  OrderContractQuery,
} from './order-contract.ts'

/** The id is the order's: its contract is for those who may see orders of its kind. */
const ofContract = (also: Permission) => ({ ...byOrderKind('list', 'record'), also })

export const orderContractApi = {
  'GET business/online/orderContract/list': {
    access: 'order-contract-list',
    summary: 'The orders of the kinds the caller may see, each with how its contract stands.',
    query: OrderContractQuery,
    rows: OrderContract,
  },
  'GET business/online/orderContract/archive': {
    access: ofContract('order-contract-export'),
    summary: 'The selected contracts as PDF files in one ZIP archive.',
    query: ContractArchiveQuery,
    binary: true,
  },
  'GET business/online/orderContract/toSign': {
    access: ofContract('order-contract-sign'),
    summary: 'The selected contracts, each with the hash to be signed or the reason why it cannot be.',
    query: ContractsToSignQuery,
    data: z.array(ContractToSign),
  },
  'POST business/online/orderContract/signMany': {
    access: ofContract('order-contract-sign'),
    summary: 'Signs many contracts with one code, each with its own hash and time; answers for each of them.',
    body: ContractsSign,
    data: z.array(ContractSignResult),
  },
  'GET business/online/orderContract/{id}': {
    access: ofContract('order-contract-list'),
    summary: 'One contract, with its signature checked against the order as it is now.',
    data: OrderContractDetail,
  },
  'GET business/online/orderContract/{id}/pdf': {
    access: ofContract('order-contract-list'),
    summary: 'The contract as a PDF: as it was signed, or as the order would print it now.',
    query: FileQuery,
    binary: true,
  },
  'POST business/online/orderContract/{id}/signCode': {
    access: ofContract('order-contract-sign'),
    summary: 'Texts a code for signing to the caller’s own mobile number.',
    body: StepInput,
    data: ContractCodeSent,
  },
  'POST business/online/orderContract/{id}/sign': {
    access: ofContract('order-contract-sign'),
    summary: 'Signs the contract with the code; name, time and document hash are recorded.',
    body: ContractSign,
    data: ContractSigned,
  },
} as const satisfies ApiTable
