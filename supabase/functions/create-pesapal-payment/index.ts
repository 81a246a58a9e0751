import { paymentContextFromEnvironment } from '../_payments/context.ts'
import { createPayment } from '../_payments/create-payment.ts'

Deno.serve(createPayment(paymentContextFromEnvironment(), 'pesapal'))
