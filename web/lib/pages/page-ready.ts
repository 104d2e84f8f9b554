/**
 * The first script begins before the document is read and styled, to send for texts and data. What is drawn afterwards
 * is measured, so it waits for both.
 */
export async function pageReady(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(
    styles
      .filter((link) => link.sheet === null)
      .map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener('load', resolve, { once: true })
            link.addEventListener('error', resolve, { once: true })
          }),
      ),
  )
}
