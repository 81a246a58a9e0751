import { createConfirmPayment } from '../_payments/confirm-payment.ts'
import { paymentContextFromEnvironment } from '../_payments/context.ts'

Deno.serve(createConfirmPayment(paymentContextFromEnvironment()))
