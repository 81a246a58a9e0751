export type ChangeFilter = { column: string; matches: (value: unknown) => boolean }

const FILTER = /^([^=]+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s

/**
 * A condition on one column: `id=eq.5`, `stars=gte.4`, `status=in.(quoted,confirmed)`.
 * @throws Error when it is none.
 */
export function parseChangeFilter(written: string): ChangeFilter {
  const [, column, operator, operand] = FILTER.exec(written) ?? []
  if (column === undefined || operator === undefined || operand === undefined) {
    throw new Error(`"${written}" is no filter such as id=eq.5`)
  }
  return { column, matches: conditionOf(operator, operand) }
}

function conditionOf(operator: string, operand: string): (value: unknown) => boolean {
  // Like SQL, nothing is true of NULL.
  const known = (test: (value: {}) => boolean) => (value: unknown) => value != null && test(value)
  switch (operator) {
    case 'eq':
      return known((value) => String(value) === operand)
    case 'neq':
      return known((value) => String(value) !== operand)
    case 'in': {
      const members = operand.replace(/^\((.*)\)$/s, '$1').split(',')
      return known((value) => members.includes(String(value)))
    }
    case 'lt':
      return known((value) => compare(value, operand) < 0)
    case 'lte':
      return known((value) => compare(value, operand) <= 0)
    case 'gt':
      return known((value) => compare(value, operand) > 0)
    default:
      return known((value) => compare(value, operand) >= 0)
  }
}

/** Numbers as numbers; everything else, dates and times among them, as text. */
function compare(value: {}, operand: string): number {
  if (typeof value === 'number') return value - Number(operand)
  const text = String(value)
  return text === operand ? 0 : text < operand ? -1 : 1
}
