import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import Pagination from 'antd/es/pagination'
import { useTranslations } from 'use-intl'
import type { Row, TableState } from './table.ts'

const sizes = [10, 20, 50, 100, 200]

export function TablePager({ list, total }: { list: TableState<Row>['list']; total: number }) {
  const t = useTranslations('kit.list')
  return (
    <div className="q-pager">
      <span>
        {total >= countedAtMost ? t('countAtLeast', { count: total }) : t('count', { count: total })}
      </span>
      <Pagination
        size="small"
        current={list.pageNum}
        pageSize={list.pageSize}
        total={total}
        pageSizeOptions={sizes}
        showSizeChanger
        showQuickJumper={total > list.pageSize * 5}
        onChange={(pageNum, pageSize) => list.setPage(pageSize === list.pageSize ? pageNum : 1, pageSize)}
      />
    </div>
  )
}
