import { communityMessages } from '#content/messages/community.ts'
import { sampleMessages } from '#content/sample-community.ts'
import { useMessages } from '#state/preferences-store.ts'
import { ChatMessageItem } from './chat-message-item.tsx'

/** The four messages with which every chat begins. */
export function SampleMessages() {
  const { panel } = useMessages(communityMessages)
  return sampleMessages.map(({ id, name, username, text }) => (
    <ChatMessageItem key={id} author={{ name, username }} text={panel.texts[text]} time={panel.times[text]} />
  ))
}
