import { LANGUAGES, type Language } from '#content/messages/language.ts'
import { settingsMessages } from '#content/messages/settings.ts'
import type { Profile } from '#content/profile.ts'
import {
  chooseLanguage,
  chooseLessMotion,
  chooseLowData,
  useLanguage,
  useLessMotion,
  useLowData,
  useMessages,
} from '#state/preferences-store.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Switch } from '#ui/switch.tsx'
import { notify } from '#ui/toaster.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSaveProfile } from './use-profile.ts'

type Props = { userId: string }

/** In force on this device at once, and kept with the account for the others. */
export function PreferencesSection({ userId }: Props) {
  const { preferences, notSaved } = useMessages(settingsMessages)
  const { mutate } = useSaveProfile(userId)
  const language = useLanguage()

  const keep = (changes: Partial<Profile>) => mutate(changes, { onError: () => notify({ ...notSaved, kind: 'error' }) })

  const handleLanguage = (next: Language) => {
    chooseLanguage(next)
    keep({ language: next })
  }
  const handleLowData = (isOn: boolean) => {
    chooseLowData(isOn)
    keep({ lowData: isOn })
  }
  const handleLessMotion = (isOn: boolean) => {
    chooseLessMotion(isOn)
    keep({ motion: isOn ? 'reduced' : 'full' })
  }

  return (
    <SettingsSection title={preferences.title} text={preferences.text}>
      <RadioGroup
        label={preferences.language}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: preferences.languages[value] }))}
        onValueChange={handleLanguage}
      />
      <div className="settings-switch">
        <Switch label={preferences.lowData} isOn={useLowData()} onChange={handleLowData} />
        <p className="field-hint">{preferences.lowDataText}</p>
      </div>
      <div className="settings-switch">
        <Switch label={preferences.lessMotion} isOn={useLessMotion()} onChange={handleLessMotion} />
        <p className="field-hint">{preferences.lessMotionText}</p>
      </div>
    </SettingsSection>
  )
}
