import {
  type StartFacts,
  type StartState,
  type StartStop,
  supplierLacks,
} from '@quayside/contract/home/home-start.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useTranslations } from 'use-intl'
import { formPaths } from '../../lib/pages/order-paths.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './home-start.module.css'

/** `lacks`: what keeps the stop open. */
type Item = { readonly is: 'done' | 'lacks' | 'open'; readonly text: string }

function useItems(stop: StartStop, facts: StartFacts): readonly Item[] {
  const t = useTranslations('home.start')
  const item = (is: Item['is'], text: string): Item => ({ is, text })
  const { company, supplier, product, order } = facts
  switch (stop) {
    case 'company':
      return [
        item('done', t('company.passed')),
        company.hasCustomsCode
          ? item('done', t('company.customsCode'))
          : item('open', t('company.noCustomsCode')),
        company.hasInvoicing ? item('done', t('company.invoicing')) : item('open', t('company.noInvoicing')),
      ]
    case 'supplier': {
      const nearest = supplier?.nearest
      if (!nearest)
        return [
          item('open', t('supplier.none')),
          item('open', t('supplier.toUpload')),
          item('open', t('supplier.toPay')),
        ]
      const [missing] = nearest.missingDocuments
      return [
        item('done', nearest.name),
        missing ? item('lacks', t(`supplier.lacks.${missing}`)) : item('done', t('supplier.documents')),
        nearest.hasAccount ? item('done', t('supplier.account')) : item('lacks', t('supplier.lacks.account')),
        ...(supplier.count > 1 ? [item('open', t('supplier.more', { count: supplier.count }))] : []),
      ]
    }
    case 'product': {
      if (!product || product.count === 0)
        return [item('open', t('product.none')), item('open', t('product.toClassify'))]
      const { count, classified, requested } = product
      return [
        item('done', t('product.count', { count })),
        ...(classified > 0 ? [item('done', t('product.classified', { count: classified }))] : []),
        ...(requested > 0 ? [item('open', t('product.requested', { count: requested }))] : []),
        ...(classified + requested === 0 ? [item('lacks', t('product.unclassified'))] : []),
      ]
    }
    case 'order':
      return [
        ...(order && order.drafts > 0 ? [item('done', t('order.drafts', { count: order.drafts }))] : []),
        item('open', t('order.choose')),
        item('open', t('order.review')),
      ]
    default:
      return stop satisfies never
  }
}

export function StopItems({ stop, facts }: { stop: StartStop; facts: StartFacts }) {
  return (
    <ul>
      {useItems(stop, facts).map(({ is, text }) => (
        <li key={text} data-is={is}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** What the next thing to do of a stop takes. */
export function mayActOn(stop: StartStop, facts: StartFacts, can: (permission: string) => boolean): boolean {
  switch (stop) {
    case 'company':
      return true
    case 'supplier':
      return can(
        supplierLacks(facts.supplier?.nearest ?? null) === 'account'
          ? 'business-account-edit'
          : 'business-supplier-edit',
      )
    case 'product':
      return can((facts.product?.count ?? 0) > 0 ? 'product-request-edit' : 'product-goods-edit')
    case 'order':
      return orderKind.values.some((kind) => can(orderPermission(kind, 'save')))
    default:
      return stop satisfies never
  }
}

type Action = {
  readonly label: string
  readonly href: string
  /** Where the records of a stop are that is behind the company. */
  readonly open: string
  readonly list: string
}

function useAction(stop: StartStop, facts: StartFacts): Action {
  const t = useTranslations('home.start')
  const can = useCan()
  switch (stop) {
    case 'company': {
      const href = pageAddress('/myInformation')
      return { label: t('company.open'), href, open: t('company.open'), list: href }
    }
    case 'supplier': {
      const nearest = facts.supplier?.nearest
      const lacks = supplierLacks(nearest ?? null) ?? 'supplier'
      const id = nearest?.id ?? ''
      const hrefs = {
        supplier: pageAddress('/supplierInfo'),
        'business-licence': pageAddress('/supplierInfo', { id, edit: '1' }),
        'invoicing-data': pageAddress('/supplierInfo', { id, edit: '1' }),
        account: pageAddress('/supplierAccount', { supplierId: id }),
      }
      return {
        label: t(`supplier.act.${lacks}`),
        href: hrefs[lacks],
        open: t('supplier.open'),
        list: pageAddress('/supplierList'),
      }
    }
    case 'product': {
      const hasSome = (facts.product?.count ?? 0) > 0
      const list = pageAddress('/myGoods')
      return {
        label: t(hasSome ? 'product.actClassify' : 'product.act'),
        href: list,
        open: t('product.open'),
        list,
      }
    }
    case 'order': {
      const kind = orderKind.keys.find((each) => can(orderPermission(orderKind.codes[each], 'save')))
      const draft = facts.order?.newest
      const path = formPaths[(draft && orderKind.keyOf(draft.modelType)) ?? kind ?? 'import']
      const href = draft ? pageAddress(path, { id: draft.id }) : pageAddress(path)
      const label = draft ? t('order.actDraft', { number: draft.orderNo }) : t('order.act')
      return { label, href, open: draft ? label : t('order.open'), list: href }
    }
    default:
      return stop satisfies never
  }
}

type StopProps = { readonly stop: StartStop; readonly state: StartState; readonly facts: StartFacts }

/** The filled button belongs to the current stop alone; the others have a link, as far as they lead anywhere. */
export function StopActions({ stop, state, facts }: StopProps) {
  const t = useTranslations('home.start')
  const navigate = useNavigate()
  const { label, href, open, list } = useAction(stop, facts)
  const mayAct = mayActOn(stop, facts, useCan())
  if (state === 'current')
    return mayAct ? (
      <div className={styles['act']}>
        <Button look="signal" onClick={() => void navigate({ href })}>
          {label}
        </Button>
      </div>
    ) : (
      <p className={`${styles['act']} ${styles['quiet']}`}>{t('unseen')}</p>
    )
  const isEarly = stop === 'order' && state === 'ahead'
  return (
    <div className={styles['act']}>
      {isEarly && <p className={styles['quiet']}>{t('order.early')}</p>}
      {state === 'ahead' && !isEarly
        ? mayAct && <PageLink href={href}>{label}</PageLink>
        : (!isEarly || mayAct) && <PageLink href={list}>{open}</PageLink>}
    </div>
  )
}
