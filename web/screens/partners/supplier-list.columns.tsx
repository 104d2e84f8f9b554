import { defaultFlag, recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { supplierStatus, supplierStatusTone } from '@quayside/contract/partners/partner.codes.ts'
import type { Supplier } from '@quayside/contract/partners/supplier.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { CodeText, StateTag, ToneTag } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useSupplierColumns(): readonly Column<Supplier>[] {
  const t = useTranslations('partners.supplier')
  const fields = useTranslations('partnerFields.supplier')
  return useMemo(
    () => [
      {
        key: 'number',
        title: fields('number'),
        width: 130,
        isFirst: true,
        isSortable: true,
        cell: (row) => (
          <Code link={<PageLink href={`/supplierInfo?id=${row.id}`}>{row.number}</PageLink>}>
            {row.number}
          </Code>
        ),
      },
      {
        key: 'name',
        title: fields('name'),
        width: 180,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.name}</Text>,
      },
      {
        key: 'status',
        title: fields('status'),
        width: 132,
        widthInEnglish: 152,
        isSortable: true,
        cell: (row) => <StateTag list={supplierStatus} tones={supplierStatusTone} value={row.status} />,
      },
      {
        key: 'englishName',
        title: fields('englishName'),
        width: 150,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.englishName}</Text>,
      },
      {
        key: 'abbreviation',
        title: fields('abbreviation'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.abbreviation}</Text>,
      },
      {
        key: 'isOverseas',
        title: fields('isOverseas'),
        width: 80,
        widthInEnglish: 90,
        cell: (row) => (row.isOverseas === defaultFlag.codes.yes ? t('overseas') : t('domestic')),
      },
      {
        key: 'missingDocuments',
        title: fields('missingDocuments'),
        width: 96,
        widthInEnglish: 104,
        cell: (row) =>
          row.missingDocuments.length > 0 ? (
            <ToneTag tone="waitsForYou">{t('missing', { count: row.missingDocuments.length })}</ToneTag>
          ) : (
            <span className="q-nothing">{t('complete')}</span>
          ),
      },
      { key: 'contact', title: fields('contact'), width: 106, cell: (row) => <Text>{row.contact}</Text> },
      { key: 'phone', title: fields('phone'), width: 112, cell: (row) => <Text>{row.phone}</Text> },
      {
        key: 'address',
        title: fields('address'),
        width: 220,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.address}</Text>,
      },
      {
        key: 'source',
        title: fields('source'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={recordSource} value={row.source} />,
      },
      {
        key: 'createdAt',
        title: fields('createdAt'),
        width: 120,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.createdAt} />,
      },
      {
        key: 'updatedAt',
        title: fields('updatedAt'),
        width: 150,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.updatedAt} hasTime />,
      },
    ],
    [t, fields],
  )
}
