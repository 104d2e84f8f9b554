import { fromEntries } from '@quayside/contract/kernel/from-entries.ts'
import type { BankDetails } from '@quayside/contract/payments/application-form.ts'
import { bankFeeBearer } from '@quayside/contract/payments/payment.codes.ts'
import {
  type ApplicationDocument,
  applicationDocuments,
} from '@quayside/contract/payments/payment-application.ts'
import { attachmentsIn, type FileValues, fileValues } from '../../lib/documents/attachment-values.ts'

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
export type ApplicationValues = Readonly<Record<`account.${AccountField}`, string>> &
  FileValues<ApplicationDocument> & {
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

export const emptyValues: ApplicationValues = {
  orders: [],
  supplierId: '',
  accountId: '',
  isNewAccount: false,
  ...fromEntries(accountFields.map((field) => [`account.${field}`, ''])),
  paymentMethod: '',
  bankFeeBearer: bankFeeBearer.codes.customer,
  remark: '',
  otherSupplierReason: '',
  code: '',
  ...fileValues(applicationDocuments, []),
}

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
  fromEntries(accountFields.map((field) => [field, values[`account.${field}`].trim()]))

/** The body of the call; the rate is the one that the form shows. */
export function bodyOf(values: ApplicationValues, currency: string, rate: string | undefined) {
  const { account, ...draft } = draftOf(values)
  return {
    ...draft,
    orders: [...draft.orders],
    ...(account && { account: { ...account, currency } }),
    bankFeeBearer: values.bankFeeBearer,
    ...(rate !== undefined && { rate }),
    remark: values.remark,
    ...(values.code !== '' && { code: values.code }),
    attachments: attachmentsIn(applicationDocuments, values),
  }
}

/** What this browser keeps: an account number and a code do not lie in a browser that colleagues may share. */
export const keptOf = ({
  code: _code,
  'account.accountNumber': _number,
  ...kept
}: ApplicationValues): Partial<ApplicationValues> => kept
