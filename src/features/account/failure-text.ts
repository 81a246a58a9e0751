/** What went wrong in the words of whoever knows, else a text of our own. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise
}
