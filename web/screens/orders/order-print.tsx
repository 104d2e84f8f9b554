import { deliveryType, orderKind, receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { chargeNames } from '@quayside/contract/orders/order-charges.ts'
import type { OrderPrint } from '@quayside/contract/orders/order-print.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useInstant } from '@quayside/kit/cells.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useEntryNames } from '../../lib/dictionary.ts'
import { namePage, pageKeyOf } from '../../lib/open-pages.ts'
import { useFieldLabel } from './order-fields.ts'
import { paperNames } from './order-form.values.ts'
import styles from './order-print.module.css'

/** The print view: the company's header, repeated table heads, and the mark DRAFT on a draft. */
export default function OrderPrintPage({ id, path }: { id: string; path: string }) {
  const t = useTranslations('orderForm.print')
  const answer = useQuery({
    queryKey: ['order', 'print', id, useLocale()],
    queryFn: () => api('GET business/online/order/{id}/print', { params: { id } }),
    gcTime: 0,
  })
  const number = answer.data?.order.orderNo
  useEffect(() => {
    if (number !== undefined) namePage(pageKeyOf(path, id), number)
  }, [path, id, number])
  if (answer.isPending) return <TableSkeleton label={t('title')} />
  if (!answer.data) return <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
  return (
    <>
      <div className={styles['order-print-bar']}>
        <Button onClick={() => history.back()}>{t('back')}</Button>
        <Button look="primary" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <Sheet print={answer.data} />
    </>
  )
}

const headNames = ['orderDate', ...paperNames] as const
const printedColumns = [
  'model',
  'name',
  'brand',
  'origin',
  'unit',
  'qty',
  'price',
  'totalMoney',
  'packages',
  'netWeight',
  'grossWeight',
] as const
const carriage = [
  'warehouse',
  'transportMode',
  'transportCompany',
  'expressProvider',
  'expressNumber',
  'freightPayment',
] as const
const receivingNames = ['address', 'contact', 'phone', 'time', ...carriage] as const
const deliveryNames = [
  'address',
  'contact',
  'phone',
  'time',
  'pickupAddress',
  'pickupTime',
  'pickupName',
  'pickupPhone',
  'consigneeName',
  'consigneePhone',
  ...carriage,
  'insuredValue',
] as const

function Sheet({ print: { order, company, isDraft, printedAt, printedBy, names } }: { print: OrderPrint }) {
  const t = useTranslations('orderForm.print')
  const columns = useTranslations('orderFields.orderLine')
  const fields = useTranslations('orderFields.order')
  const labelOf = useFieldLabel()
  const codeText = useCodeText()
  const instant = useInstant()
  const { receiving, delivery } = order
  const worded: Partial<Record<string, (value: string) => string>> = {
    incoterms: useEntryNames('1004'),
    paymentMethod: useEntryNames('1015'),
    transportMode: useEntryNames('1006'),
    expressProvider: useEntryNames('1013'),
    freightPayment: useEntryNames('1014'),
  }
  const cellText: Partial<Record<string, (value: string) => string>> = {
    origin: (value) => names.countries[value] ?? value,
    unit: (value) => names.units[value] ?? value,
    qty: (value) => showNumber(value),
    price: (value) => showNumber(value),
    totalMoney: (value) => showNumber(value, 2),
  }
  const pairs = [
    [labelOf('supplierId'), order.supplierName],
    ...(order.customerName
      ? [
          [
            order.modelType === orderKind.codes.transit ? fields('buyer') : labelOf('customerId'),
            order.customerName,
          ],
        ]
      : []),
    ...headNames.map((name) => [labelOf(name), worded[name]?.(order[name]) ?? order[name]]),
    ...chargeNames.map((name) => [
      labelOf(`charges.${name}`),
      order.charges[name] &&
        `${order.charges[`${name}Currency`] || order.currency} ${showNumber(order.charges[name], 2)}`,
    ]),
  ]
  const ways = [
    [labelOf('receiving.mode'), receiving.mode === null ? '' : codeText(receivingMode, receiving.mode)],
    ...receivingNames.map((name) => [
      labelOf(`receiving.${name}`),
      worded[name]?.(receiving[name]) ?? receiving[name],
    ]),
    [labelOf('delivery.type'), delivery.type === null ? '' : codeText(deliveryType, delivery.type)],
    ...deliveryNames.map((name) => [
      labelOf(`delivery.${name}`),
      worded[name]?.(delivery[name]) ?? delivery[name],
    ]),
  ]
  return (
    <article className={styles['order-sheet']} data-draft={isDraft || undefined}>
      {isDraft && (
        <div className={styles['order-watermark']} aria-hidden="true">
          {t('draft')}
        </div>
      )}
      <header>
        <div>
          <h1>{t('title')}</h1>
          <b>{order.orderNo}</b>
          {isDraft && <span className="visually-hidden">{t('draft')}</span>}
        </div>
        <address>
          <b>{company.name}</b>
          <span>{company.creditCode}</span>
          <span>{company.address}</span>
          <span>{company.phone}</span>
        </address>
      </header>
      <Pairs pairs={pairs} />
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            {printedColumns.map((key) => (
              <th key={key} scope="col">
                {columns(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, place) => (
            <tr key={line.key}>
              <td>{place + 1}</td>
              {printedColumns.map((key) => (
                <td key={key} data-raw={line.rawCells[key] !== undefined || undefined}>
                  {line.rawCells[key] ?? cellText[key]?.(line[key]) ?? line[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={8}>
              {t('total')}
            </th>
            <td>{showNumber(order.orderAmount, 2)}</td>
            <td>{order.packages}</td>
            <td>{order.netWeight}</td>
            <td>{order.grossWeight}</td>
          </tr>
        </tfoot>
      </table>
      <Pairs pairs={ways} />
      {order.remarks !== '' && <p>{order.remarks}</p>}
      <footer>{t('printed', { name: printedBy, time: instant(printedAt) })}</footer>
    </article>
  )
}

const Pairs = ({ pairs }: { pairs: readonly (readonly (string | undefined)[])[] }) => (
  <dl>
    {pairs
      .filter(([, value]) => value !== '' && value !== undefined)
      .map(([label = '', value]) => (
        <div key={label + (value ?? '')}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
