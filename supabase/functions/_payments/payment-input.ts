import { Refusal } from '../_http/answer.ts'
import { centsFromText } from './money.ts'
import { parseJson, recordOf } from './parse-json.ts'

/** What a buyer asked for, as far as it can be checked without the database. */
export type PaymentInput = {
  planName: string
  months: number
  totalCents: number
  firstName: string
  lastName: string
  /** Empty where none was given. */
  email: string
  phone: string
}

const BODY_LIMIT_BYTES = 10_000
const MONTHS_MAX = 12
/** An apostrophe is a letter before the @, and nowhere after it. */
const EMAIL = /^[^\s\p{C}@<>"\\,;:()[\]]+@[^\s\p{C}@<>"'\\,;:()[\]]+\.[^\s\p{C}@<>"'\\,;:()[\].]{2,}$/u
/** Letters of any script, and what stands between them in names. */
const NAME = /^[\p{L}\p{M}\p{N} .,'’-]*$/u
const PHONE = /^\+?[\d ()./-]*$/

/**
 * The payload of both payment functions.
 * @throws Refusal 400 or 413, in words for the buyer.
 */
export async function readPaymentInput(request: Request): Promise<PaymentInput> {
  const fields = recordOf(parseJson(await readBody(request)))
  const { planName, months, totalAmount } = fields
  if (typeof planName !== 'string' || planName.length > 40 || !isText(planName))
    throw new Refusal(400, 'plan_not_found', 'Selected plan not found')
  if (typeof months !== 'number' || !Number.isInteger(months) || months < 1 || months > MONTHS_MAX) {
    throw new Refusal(400, 'invalid_months', 'Choose between 1 and 12 months.')
  }
  const totalCents = centsFromText(totalAmount)
  if (totalCents === null) {
    throw new Refusal(400, 'invalid_amount', 'The total must be an amount with two decimals, such as 59.97.')
  }
  return {
    planName,
    months,
    totalCents,
    firstName: nameIn(fields, 'firstName', 'first name'),
    lastName: nameIn(fields, 'lastName', 'last name'),
    email: emailIn(fields),
    phone: phoneIn(fields),
  }
}

/** @throws Refusal 413 where it is longer than any honest request. */
export async function readBody(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limitBytes))
}

/** @throws Refusal 413 */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, 'body_too_large', 'This request is too large.')
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge()
  // A body in pieces does not say how long it is: no more of it is kept than is allowed.
  const pieces = request.body?.getReader()
  const bytes = new Uint8Array(limitBytes)
  let length = 0
  for (let piece = await pieces?.read(); piece?.value !== undefined; piece = await pieces?.read()) {
    if (length + piece.value.byteLength > limitBytes) {
      await pieces?.cancel()
      throw tooLarge()
    }
    bytes.set(piece.value, length)
    length += piece.value.byteLength
  }
  return bytes.slice(0, length)
}

/** Half a letter, and the character without a body, are kept by no database. */
function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0')
}

function textIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name] ?? ''
  if (typeof value !== 'string' || !isText(value))
    throw new Refusal(400, 'invalid_details', 'Your details could not be read.')
  return value.trim()
}

function nameIn(fields: Readonly<Record<string, unknown>>, name: string, spoken: string): string {
  const value = textIn(fields, name)
  if (value.length > 80) throw new Refusal(400, 'invalid_name', `The ${spoken} is longer than 80 characters.`)
  if (!NAME.test(value)) throw new Refusal(400, 'invalid_name', `The ${spoken} holds characters that no name has.`)
  return value
}

function emailIn(fields: Readonly<Record<string, unknown>>): string {
  const email = textIn(fields, 'email')
  if (email !== '' && (email.length > 254 || !EMAIL.test(email))) {
    throw new Refusal(400, 'invalid_email', 'This is not an e-mail address. Check it and try again.')
  }
  return email
}

function phoneIn(fields: Readonly<Record<string, unknown>>): string {
  const phone = textIn(fields, 'phone')
  if (phone.length > 30 || !PHONE.test(phone)) {
    throw new Refusal(400, 'invalid_phone', 'This is not a phone number. Check it, or leave it out.')
  }
  return phone
}
