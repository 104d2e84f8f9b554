import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { withPhrases } from '../page/i18n.tsx'
import { LoadFailed } from '../page/load-failed.tsx'
import { RecordNotes } from './record-notes.tsx'
import { RecordTasks } from './record-tasks.tsx'
import styles from './teamwork.module.css'
import { useTeamworkSide } from './teamwork-side.ts'
import { useTeamwork } from './use-teamwork.ts'

const modules: readonly PhraseModule[] = ['teamwork', 'errors']

type Props = { readonly noted: NotedKey<string>; readonly onClose: () => void }

function TeamworkDrawer({ noted, onClose }: Props) {
  const t = useTranslations('teamwork')
  const names = useTranslations('kit.cell')
  const side = useTeamworkSide()
  const { data, error, refetch } = useTeamwork(noted)
  const follow = (isFollowing: boolean): Promise<unknown> =>
    side.follow({ ...noted, isFollowing: toFlag(isFollowing) }).then(() => refetch())
  return (
    <Drawer title={t('title')} width={520} onClose={onClose}>
      <p className={styles['privacy']}>{t(`privacy.${side.texts}`)}</p>
      {error !== null && <LoadFailed text={t('failed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <RecordTasks noted={noted} teamwork={data} />
          <RecordNotes noted={noted} teamwork={data} />
          <section className={styles['part']} aria-label={t('followers')}>
            <h3>{t('followers')}</h3>
            <p>{data.followers.map(({ name }) => name).join(names('comma')) || '–'}</p>
            <div className={styles['follow']}>
              <span>{t(`${data.isFollowing ? 'following' : 'followNote'}.${side.texts}`)}</span>
              <Button onClick={() => void follow(!data.isFollowing).catch(() => undefined)}>
                {t(data.isFollowing ? 'unfollow' : 'follow')}
              </Button>
            </div>
          </section>
        </>
      )}
    </Drawer>
  )
}

export default withPhrases(modules, TeamworkDrawer)
