import { useState } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { SubjectKind } from '#content/moderation.ts'
import { useMessages } from '#state/preferences-store.ts'
import { IconButton } from '#ui/button.tsx'
import { MoreIcon } from '#ui/community-icons.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { notify } from '#ui/toaster.tsx'
import { mutePerson } from './muted-people.ts'
import { ReportDialog } from './report-dialog.tsx'

type Props = {
  label: string
  /** What somebody else wrote. */
  subject: { kind: Exclude<SubjectKind, 'person'>; id: string }
  author: { id: string; name: string }
}

/** What can be done about something that another person wrote, and about that person. */
export function OthersMenu({ label, subject, author }: Props) {
  const messages = useMessages(communityLiveMessages)
  const [reported, setReported] = useState<{ kind: SubjectKind; id: string } | null>(null)
  const handleMute = () => {
    mutePerson(author.id)
    notify(messages.muted(author.name))
  }
  return (
    <>
      <Menu trigger={<IconButton className="talk-menu" label={label} icon={<MoreIcon />} />}>
        <MenuItem onChosen={() => setReported(subject)}>{messages.report}</MenuItem>
        <MenuItem onChosen={() => setReported({ kind: 'person', id: author.id })}>
          {messages.reportPerson(author.name)}
        </MenuItem>
        <MenuItem onChosen={handleMute}>{messages.mute(author.name)}</MenuItem>
      </Menu>
      {reported && <ReportDialog kind={reported.kind} id={reported.id} onClosed={() => setReported(null)} />}
    </>
  )
}
