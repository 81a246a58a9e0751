// `npm run moderator -- EMAIL`: lets a person decide about what others wrote. Needs the server of `npm start`.
import { appointModerator } from './appoint-moderator.ts'
import { readSettings } from './settings.ts'

const [email] = process.argv.slice(2)

try {
  if (!email) throw new Error('Say whom: npm run moderator -- EMAIL')
  const url = `http://localhost:${process.env.PORT || 4173}`
  await appointModerator(email, { url, dataDir: readSettings(process.env).dataDir })
  console.log(`${email} is a moderator. The community has a button "Review queue" for them now.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
