import { useMutation } from '@tanstack/react-query'
import { settingsMessages } from '#content/messages/settings.ts'
import { toIsoDay } from '#core/iso-day.ts'
import { exportMyData } from '#gateway/account-data.ts'
import { downloadFile } from '#platform/download.ts'
import { useMessages } from '#state/preferences-store.ts'
import { DownloadIcon } from '#ui/account-icons.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toaster.tsx'
import { SettingsSection } from './settings-section.tsx'

export function DataSection() {
  const { data: texts } = useMessages(settingsMessages)
  const { mutate, isPending } = useMutation({
    mutationFn: exportMyData,
    onSuccess: (data) => {
      const content = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' })
      downloadFile(`utalii-data-${toIsoDay(new Date())}.json`, content)
      notify(texts.exported)
    },
    onError: () => notify({ ...texts.failed, kind: 'error' }),
  })
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Button look="secondary" disabled={isPending} onClick={() => mutate()}>
        <DownloadIcon />
        {texts.export}
      </Button>
    </SettingsSection>
  )
}
