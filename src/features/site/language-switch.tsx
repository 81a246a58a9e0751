import { LANGUAGES, type Language } from '#content/messages/language.ts'
import { siteMessages } from '#content/messages/site.ts'
import { chooseLanguage, useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'

/** Each language calls itself by its own name, so that whoever needs it recognises it. */
const NAMES: Record<Language, string> = { en: 'English', sw: 'Kiswahili' }

export function LanguageSwitch() {
  const chosen = useLanguage()
  const messages = useMessages(siteMessages)
  return (
    <div className="language-switch" role="group" aria-label={messages.language}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={language}
          look="bar"
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
        >
          {NAMES[language]}
        </Button>
      ))}
    </div>
  )
}
