import type { DeviceSession } from '#content/device-session.ts'
import type { Language } from '#content/messages/language.ts'
import { settingsMessages } from '#content/messages/settings.ts'
import { timeAgo } from '#core/time-ago.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useDeviceSessions, useEndSessions } from './use-device-sessions.ts'

type Props = { userId: string; onSignOut: () => void }

/** Where a person is signed in, and the ways to end that. */
export function SessionsSection({ userId, onSignOut }: Props) {
  const { sessions: texts } = useMessages(settingsMessages)
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SessionList userId={userId} />
      <Button look="secondary" onClick={onSignOut}>
        {texts.signOut}
      </Button>
    </SettingsSection>
  )
}

function SessionList({ userId }: { userId: string }) {
  const { sessions: texts, tryAgain } = useMessages(settingsMessages)
  const { data, isError, refetch } = useDeviceSessions(userId)
  const { mutate, isPending } = useEndSessions(userId)
  if (isError) {
    return <FailedState text={texts.failed} tryAgain={tryAgain} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={texts.loading} className="settings-sessions">
        <Skeleton className="settings-sessions-skeleton" />
      </div>
    )
  }
  const end = (which: DeviceSession['id'] | 'others') =>
    mutate(which, {
      onSuccess: () => notify(which === 'others' ? texts.endedOthers : texts.ended),
      onError: () => notify({ ...texts.notEnded, kind: 'error' }),
    })
  return (
    <>
      <ul className="settings-sessions" aria-label={texts.list}>
        {data.map((session) => (
          <SessionItem key={session.id} session={session} isBusy={isPending} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button look="secondary" disabled={isPending} onClick={() => end('others')}>
          {texts.endOthers}
        </Button>
      )}
    </>
  )
}

type ItemProps = { session: DeviceSession; isBusy: boolean; onEnd: () => void }

function SessionItem({ session, isBusy, onEnd }: ItemProps) {
  const { sessions: texts } = useMessages(settingsMessages)
  const language = useLanguage()
  const { browser, system } = session.device
  const name =
    browser !== null && system !== null ? texts.device(browser, system) : (browser ?? system ?? texts.unknown)
  return (
    <li className="settings-session">
      <p>{name}</p>
      <p className="field-hint">
        {session.isCurrent ? texts.here : texts.lastSeen(whenIn(language, session.lastSeenMs) ?? texts.now)}
      </p>
      {!session.isCurrent && (
        <Button look="quiet" disabled={isBusy} onClick={onEnd}>
          {texts.end} <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  )
}

function whenIn(language: Language, momentMs: number): string | null {
  const ago = timeAgo(momentMs, Date.now())
  return ago && new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-ago.count, ago.unit)
}
