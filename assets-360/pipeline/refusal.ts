/** Something the person at the command line can put right: what happened, why, and what to do, in plain sentences. */
export class Refusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refusal'
  }
}
