import { backendFromEnvironment } from '../_http/backend.ts'
import { createDeleteAccount } from './delete-account.ts'

Deno.serve(createDeleteAccount(backendFromEnvironment()))
