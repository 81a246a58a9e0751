import { lazy, Suspense } from 'react'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { useConversation } from '#features/assistant/use-conversation.ts'
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx'
import { useSessionUser } from '#state/session-store.ts'
import { Skeleton } from '#ui/status.tsx'

const AssistantDesk = lazy(async () => ({
  default: (await import('#features/assistant/assistant-desk.tsx')).AssistantDesk,
}))

export const handle = {
  title: (_, language) => dashboardMessages[language].title,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  const user = useSessionUser()
  // Kept here, because a tab that is left is taken off the page.
  const conversation = useConversation(null)
  return (
    <DashboardPage
      personName={user?.name ?? null}
      assistant={
        <Suspense fallback={<Skeleton className="assistant-skeleton" />}>
          {user && <AssistantDesk userId={user.id} conversation={conversation} />}
        </Suspense>
      }
    />
  )
}
