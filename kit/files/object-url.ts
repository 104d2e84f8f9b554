import { useEffect, useState } from 'react'

/** An address under which the browser shows a file that it holds; released when the part is no longer shown. */
export function useObjectUrl(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
