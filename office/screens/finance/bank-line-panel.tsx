import { documentNumbers } from '@quayside/contract/finance/match-words.ts'
import { bankLineState } from '@quayside/contract/finance/voucher.codes.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { BankBoard } from '@quayside/contract/office/bank.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import styles from './bank.module.css'
import { BankMatch } from './bank-match.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'

type Line = BankBoard['lines'][number]
type Props = { readonly line: Line; readonly mayDecide: boolean; readonly onDone: () => void }

const inGroups = (account: string): string => account.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** One line: what the bank says, who it may be from and why, what it would settle, and the decision. */
export function BankLinePanel({ line, mayDecide, onDone }: Props) {
  const t = useTranslations('officeFinance.bank')
  return (
    <>
      <section className={styles['line']} aria-label={line.payerName}>
        <div className={styles['head']}>
          <h2>{line.payerName || '–'}</h2>
          <b className={styles['sum']}>
            <Money value={amount(line.amount)} currency={line.currency} />
          </b>
        </div>
        <dl className={styles['said']}>
          <dt>{t('payerAccount')}</dt>
          <dd>{[inGroups(line.payerAccount), line.payerBank].filter(Boolean).join(' · ') || '–'}</dd>
          <dt>{t('remark')}</dt>
          <dd>
            <Remark text={line.remark} />
          </dd>
          <dt>{t('reference')}</dt>
          <dd>
            {line.bankReference || '–'} {line.occurredOn} {line.occurredAt}
          </dd>
        </dl>
        {line.state !== bankLineState.codes.open && <Decided line={line} mayDecide={mayDecide} />}
      </section>
      {line.state === bankLineState.codes.open ? (
        <BankMatch line={line} mayDecide={mayDecide} onDone={onDone} />
      ) : (
        <section className={styles['items']} />
      )}
    </>
  )
}

function Decided({ line, mayDecide }: { line: Line; mayDecide: boolean }) {
  const t = useTranslations('officeFinance.bank')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>{t('decided')}</p>
      {line.voucherId !== null && (
        <p>
          {line.companyName}{' '}
          <PageLink href={recordAddress('cashVoucher', line.voucherId)}>
            {t('seeVoucher', { number: line.voucherNo })}
          </PageLink>
        </p>
      )}
      {mayDecide && <Button onClick={() => setAsking(true)}>{t('reopen')}</Button>}
      {isAsking && <ReopenDialog line={line} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Numbers of our documents stand out: they are what a match is made by. */
const Remark = ({ text }: { text: string }) =>
  text === '' ? (
    '–'
  ) : (
    <>
      {text
        .split(documentNumbers)
        .map((part, place) => (place % 2 === 1 ? <mark key={place}>{part}</mark> : part))}
    </>
  )
