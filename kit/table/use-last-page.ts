import { useEffect } from 'react'
import type { ListAnswer, Row, TableState } from './table.ts'

type Paged = Pick<TableState<Row>['list'], 'pageNum' | 'pageSize' | 'setPage'>
type Answered = Pick<ListAnswer<unknown>, 'data' | 'isPlaceholderData'>

/**
 * A page behind the last one shows the last one instead: its rows were removed or are no longer what the filters ask for,
 * or its address is an old one. True until that page is asked for.
 */
export function useLastPage(
  { pageNum, pageSize, setPage }: Paged,
  { data, isPlaceholderData }: Answered,
): boolean {
  const last = Math.ceil((data?.total ?? 0) / pageSize)
  const isBeyond = data?.rows.length === 0 && last > 0 && pageNum > last && isPlaceholderData !== true
  useEffect(() => {
    if (isBeyond) setPage(last, pageSize, { replace: true })
  }, [isBeyond, last, pageSize, setPage])
  return isBeyond
}
