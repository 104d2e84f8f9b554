import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { api } from '../../lib/api.ts'

const none: never[] = []

/** The provider's warehouses in the user's language. */
export const useWarehouses = () =>
  useQuery({
    queryKey: ['warehouse', useLocale()],
    queryFn: () => api('GET base/online/warehouse/options', {}, { isQuiet: true }),
  }).data ?? none
