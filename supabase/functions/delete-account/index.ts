import { paymentContextFromEnvironment } from '../_payments/context.ts'
import { endOpenOrders } from '../_payments/end-open-orders.ts'
import { createDeleteAccount } from './delete-account.ts'

const payments = paymentContextFromEnvironment()

Deno.serve(createDeleteAccount(payments.backend, (userId) => endOpenOrders(payments, userId)))
