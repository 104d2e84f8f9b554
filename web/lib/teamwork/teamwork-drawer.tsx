import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import { RecordNotes } from './record-notes.tsx'
import { RecordTasks } from './record-tasks.tsx'
import styles from './teamwork.module.css'
import { useTeamwork } from './use-teamwork.ts'

const modules: readonly PhraseModule[] = ['teamwork', 'errors']

type Props = { readonly noted: NotedKey; readonly onClose: () => void }

function TeamworkDrawer({ noted, onClose }: Props) {
  const t = useTranslations('teamwork')
  const names = useTranslations('kit.cell')
  const { data, error, refetch } = useTeamwork(noted)
  const follow = (isFollowing: boolean): Promise<unknown> =>
    api('POST system/online/teamwork/follow', { body: { ...noted, isFollowing: toFlag(isFollowing) } }).then(
      () => refetch(),
    )
  return (
    <Drawer title={t('title')} width={520} onClose={onClose}>
      <p className={styles['privacy']}>{t('privacy')}</p>
      {error !== null && <LoadFailed text={t('failed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <RecordTasks noted={noted} teamwork={data} />
          <RecordNotes noted={noted} teamwork={data} />
          <section className={styles['part']} aria-label={t('followers')}>
            <h3>{t('followers')}</h3>
            <p>{data.followers.map(({ name }) => name).join(names('comma')) || '–'}</p>
            <div className={styles['follow']}>
              <span>{t(data.isFollowing ? 'following' : 'followNote')}</span>
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
