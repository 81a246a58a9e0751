import { useState } from 'react'
import type { LivePost } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { IconButton } from '#ui/button.tsx'
import { MoreIcon } from '#ui/community-icons.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { beginEdit } from './begun-edits.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { OthersMenu } from './others-menu.tsx'
import { useDeletePost } from './use-own-changes.ts'

/** What can be done with a post: with one's own, and with another's. */
export function PostMenu({ post }: { post: LivePost }) {
  const messages = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const [isDeleting, setIsDeleting] = useState(false)
  const { mutate } = useDeletePost()
  const canEdit = post.status !== 'removed' && post.status !== 'withheld'

  if (user?.id !== post.authorId) {
    return (
      <OthersMenu
        label={messages.actions}
        subject={{ kind: 'post', id: post.id }}
        author={{ id: post.authorId, name: post.author.name }}
      />
    )
  }
  return (
    <>
      <Menu trigger={<IconButton label={messages.actions} icon={<MoreIcon />} />}>
        {canEdit && <MenuItem onChosen={() => beginEdit(post)}>{messages.edit}</MenuItem>}
        <MenuItem onChosen={() => setIsDeleting(true)}>{messages.delete}</MenuItem>
      </Menu>
      {isDeleting && (
        <ConfirmDialog
          texts={messages.deleteDialog}
          onConfirmed={() => mutate(post)}
          onClosed={() => setIsDeleting(false)}
        />
      )}
    </>
  )
}
