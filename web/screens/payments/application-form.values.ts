import type { BankDetails } from '@quayside/contract/payments/application-form.ts'
import { bankFeeBearer } from '@quayside/contract/payments/payment.codes.ts'
import {
  type ApplicationDocument,
  applicationDocuments,
} from '@quayside/contract/payments/payment-application.ts'
import type { StoredFile } from '@quayside/kit/page/context.tsx'

type AccountField = keyof BankDetails
const accountFields = [
  'accountName',
  'accountNumber',
  'bankName',
  'bankAddress',
  'bankCountry',
  'swiftCode',
] as const satisfies readonly AccountField[]

export type ChosenOrder = { readonly orderId: string; readonly amount: string }

/** The names of new account and files are the paths at which the server finds something. */
export type ApplicationValues = { readonly [K in AccountField as `account.${K}`]: string } & {
  readonly [K in ApplicationDocument as `attachments.${K}`]: readonly StoredFile[]
} & {
  readonly orders: readonly ChosenOrder[]
  readonly supplierId: string
  readonly accountId: string
  /** The account is typed here and saved with the supplier. */
  readonly isNewAccount: boolean
  readonly paymentMethod: string
  readonly bankFeeBearer: number
  readonly remark: string
  readonly otherSupplierReason: string
  /** From the text message, where the account is recent. */
  readonly code: string
}

const each = (keys: readonly string[], prefix: string, value: unknown) =>
  Object.fromEntries(keys.map((key) => [`${prefix}.${key}`, value]))

export const emptyValues = {
  orders: [],
  supplierId: '',
  accountId: '',
  isNewAccount: false,
  ...each(accountFields, 'account', ''),
  paymentMethod: '',
  bankFeeBearer: bankFeeBearer.codes.customer,
  remark: '',
  otherSupplierReason: '',
  code: '',
  ...each(applicationDocuments, 'attachments', []),
  // Built by key, which the compiler cannot infer.
} as unknown as ApplicationValues

const orNull = (id: string): string | null => (id === '' ? null : id)

/** What the contract's rules ask about. */
export const draftOf = (values: ApplicationValues) => ({
  orders: values.orders,
  supplierId: orNull(values.supplierId),
  accountId: values.isNewAccount ? null : orNull(values.accountId),
  ...(values.isNewAccount && { account: newAccountOf(values) }),
  paymentMethod: values.paymentMethod,
  otherSupplierReason: values.otherSupplierReason,
})

const newAccountOf = (values: ApplicationValues): BankDetails =>
  Object.fromEntries(
    accountFields.map((field) => [field, values[`account.${field}`].trim()]),
  ) as unknown as BankDetails

/** The body of the call; the rate is the one that the form shows. */
export function bodyOf(values: ApplicationValues, currency: string, rate: string | undefined) {
  const { account, ...draft } = draftOf(values)
  return {
    ...draft,
    ...(account && { account: { ...account, currency } }),
    bankFeeBearer: values.bankFeeBearer,
    ...(rate !== undefined && { rate }),
    remark: values.remark,
    ...(values.code !== '' && { code: values.code }),
    attachments: Object.fromEntries(
      applicationDocuments.map((kind) => [kind, values[`attachments.${kind}`].map((file) => file.id)]),
    ),
  }
}

/** What this browser keeps: an account number and a code do not lie in a browser that colleagues may share. */
export const keptOf = ({
  code: _code,
  'account.accountNumber': _number,
  ...kept
}: ApplicationValues): Partial<ApplicationValues> => kept
