import { paymentContextFromEnvironment } from '../_payments/context.ts'
import { createReconcile } from '../_payments/reconcile.ts'

Deno.serve(createReconcile(paymentContextFromEnvironment(), Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? ''))
