import type { ReactNode } from 'react'
import { paymentsMessages } from '#content/messages/payments.ts'
import { settingsMessages } from '#content/messages/settings.ts'
import { useMessages } from '#state/preferences-store.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { EmptyState, Skeleton } from '#ui/status.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useProfile } from './use-profile.ts'

type Props = {
  user: { id: string; email: string; name: string }
  /** What stands under 'Plan and payments'. */
  payments: ReactNode
  onSignOut: () => void
  onRenamed: (name: string) => void
  /** Called when the account is gone, with all its sessions. */
  onDeleted: () => void
}

export function SettingsPage({ user, payments, onSignOut, onRenamed, onDeleted }: Props) {
  const { title, lead } = useMessages(settingsMessages)
  const paymentTexts = useMessages(paymentsMessages)
  return (
    <div className="settings">
      <header className="dashboard-header">
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </header>
      <ProfileGate userId={user.id}>
        <ProfileSection user={user} onRenamed={onRenamed} />
      </ProfileGate>
      <SettingsSection title={paymentTexts.title} text={paymentTexts.text}>
        {payments}
      </SettingsSection>
      <PreferencesSection userId={user.id} />
      <SessionsSection userId={user.id} onSignOut={onSignOut} />
      <DataSection />
      <DeleteSection onDeleted={onDeleted} />
    </div>
  )
}

type GateProps = { userId: string; children: ReactNode }

/** The profile when it is there, and until then why it is not. */
function ProfileGate({ userId, children }: GateProps) {
  const messages = useMessages(settingsMessages)
  const { data, isError, fetchStatus, refetch } = useProfile(userId)
  if (data) return children
  if (fetchStatus === 'paused') return <EmptyState text={messages.offline} />
  if (isError) {
    return <FailedState text={messages.failed} tryAgain={messages.tryAgain} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" aria-label={messages.loading}>
      <Skeleton className="settings-skeleton" />
    </div>
  )
}
