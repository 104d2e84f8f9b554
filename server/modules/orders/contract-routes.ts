import { orderContractApi } from '@quayside/contract/orders/order-contract.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { getContract, listContracts } from './get-contract.ts'
import { archiveContracts, printContract } from './print-contract.ts'
import { sendSignCode, signContract } from './sign-contract.ts'
import { listContractsToSign, signContracts } from './sign-contracts.ts'

export const orderContractRoutes = bind(orderContractApi, {
  'GET business/online/orderContract/list': listContracts,
  'GET business/online/orderContract/archive': archiveContracts,
  'GET business/online/orderContract/toSign': listContractsToSign,
  'POST business/online/orderContract/signMany': signContracts,
  'GET business/online/orderContract/{id}': getContract,
  'GET business/online/orderContract/{id}/pdf': printContract,
  'POST business/online/orderContract/{id}/signCode': sendSignCode,
  'POST business/online/orderContract/{id}/sign': signContract,
})
