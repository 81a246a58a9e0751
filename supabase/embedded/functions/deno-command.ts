import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type DenoCommand = {
  binary: string
  /** The folder with `deno.json`, `package.json` and `supabase/`. */
  root: string
  /** Where Deno keeps what it has compiled. */
  cacheFolder: string
  /** All that the functions find in their environment. */
  environment: Readonly<Record<string, string>>
}

const ROUTER = fileURLToPath(new URL('./router.ts', import.meta.url))
/**
 * Functions may read their own code and its packages, and call whom they like; they may neither write nor run anything.
 * Nothing is ever downloaded. Their environment is made for them, so they may read all of it: a variable that is not set
 * must be `undefined`, as on a hosted project.
 */
export function toArguments({ binary, root }: DenoCommand): string[] {
  const functions = join(root, 'supabase', 'functions')
  const config = join(root, 'deno.json')
  // The binary lies in node_modules/@deno/<platform>/.
  const packages = dirname(dirname(dirname(binary)))
  const readable = [functions, packages, join(root, 'package.json'), config, ROUTER]
  const offline = ['--quiet', '--no-prompt', '--cached-only', '--no-check', '--config', config]
  // The AI SDK asks for the name of the host when it is loaded.
  const permissions = ['--allow-net', '--allow-env', '--allow-sys=hostname', `--allow-read=${readable.join(',')}`]
  return ['run', ...offline, ...permissions, ROUTER, functions]
}
