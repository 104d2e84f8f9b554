import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { useInstant } from './cells.tsx'
import { Dialog } from './dialog.tsx'

export type Difference = { readonly label: string; readonly mine: string; readonly theirs: string }

type Props = {
  readonly changedBy: string
  readonly changedAt: string
  readonly differences: readonly Difference[]
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** Another user saved first: shows who, what differs, and the choices. */
export function StaleDialog(props: Props) {
  const t = useTranslations('kit.stale')
  const instant = useInstant()
  return (
    <Dialog
      width={720}
      title={t('title')}
      // A click meant for the page, while the dialog opens, must not close it unanswered.
      isSticky
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onTakeTheirs}>{t('takeTheirs')}</Button>
          <Button look="primary" onClick={props.onKeepMine}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('body', { name: props.changedBy, time: instant(props.changedAt) })}</p>
      {props.differences.length === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <table className="q-compare">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('mine')}</th>
              <th scope="col">{t('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {props.differences.map((difference) => (
              <tr key={difference.label}>
                <th scope="row">{difference.label}</th>
                <td>{difference.mine || '–'}</td>
                <td>{difference.theirs || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
