import '#features/settings/settings.css'
import '#features/payments/payments.css'
import { useSearchParams } from 'react-router-dom'
import { settingsMessages } from '#content/messages/settings.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { PlanAndPayments } from '#features/payments/plan-and-payments.tsx'
import { ReceiptPage } from '#features/payments/receipt-page.tsx'
import { SettingsPage } from '#features/settings/settings-page.tsx'
import { useLeaving } from '#features/side-navigation/leaving.ts'
import { renameUser, useSessionUser } from '#state/session-store.ts'

export const handle = {
  title: (_, language) => settingsMessages[language].title,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  const user = useSessionUser()
  const { signOut, leaveDeletedAccount } = useLeaving()
  const receipt = useSearchParams()[0].get('receipt')
  if (!user) return null
  if (receipt !== null) return <ReceiptPage userId={user.id} orderId={receipt} />
  return (
    <SettingsPage
      user={user}
      payments={<PlanAndPayments userId={user.id} />}
      onSignOut={signOut}
      onRenamed={renameUser}
      onDeleted={leaveDeletedAccount}
    />
  )
}
