import { backendFromEnvironment } from '../_http/backend.ts'
import { modelFromEnvironment } from './model-settings.ts'
import { createMoevaChat } from './moeva-chat.ts'

Deno.serve(
  createMoevaChat(
    backendFromEnvironment(),
    modelFromEnvironment((name) => Deno.env.get(name)),
  ),
)
