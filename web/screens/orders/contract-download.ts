import { saveDownload } from '@quayside/kit/page/download.ts'
import { api } from '../../lib/session/api.ts'

export async function downloadContract(id: string): Promise<void> {
  saveDownload(await api('GET business/online/orderContract/{id}/pdf', { params: { id } }))
}
