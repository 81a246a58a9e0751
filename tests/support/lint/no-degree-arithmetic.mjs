const MESSAGE = 'Degrees and radians are converted in core/angles.ts and nowhere else.'
const RADIANS_PER_DEGREE = Math.PI / 180
const THREE_CONVERSIONS = new Set(['degToRad', 'radToDeg', 'DEG2RAD', 'RAD2DEG'])

/** Finds `x * Math.PI / 180`, `180 / Math.PI`, their numeric spellings, and three's own converters. */
export const noDegreeArithmetic = {
  meta: { type: 'problem' },
  create(context) {
    return {
      BinaryExpression(node) {
        if (node.operator !== '/' && node.operator !== '*') return
        if (isInsideProduct(node)) return
        const factors = factorsOf(node)
        if (factors.some(isPi) && factors.some(isHalfTurn)) context.report({ node, message: MESSAGE })
      },
      Literal(node) {
        if (typeof node.value !== 'number') return
        if (isNear(node.value, RADIANS_PER_DEGREE) || isNear(node.value, 1 / RADIANS_PER_DEGREE)) {
          context.report({ node, message: MESSAGE })
        }
      },
      MemberExpression(node) {
        if (!node.computed && THREE_CONVERSIONS.has(node.property.name)) context.report({ node, message: MESSAGE })
      },
    }
  },
}

/** Only the outermost product speaks, so that one expression gives one report. */
function isInsideProduct(node) {
  const parent = node.parent
  return parent?.type === 'BinaryExpression' && (parent.operator === '/' || parent.operator === '*')
}

function factorsOf(node) {
  if (node.type === 'ParenthesizedExpression') return factorsOf(node.expression)
  if (node.type !== 'BinaryExpression' || (node.operator !== '/' && node.operator !== '*')) return [node]
  return [...factorsOf(node.left), ...factorsOf(node.right)]
}

function isPi(node) {
  return node.type === 'MemberExpression' && node.object.name === 'Math' && node.property.name === 'PI'
}

function isHalfTurn(node) {
  return node.type === 'Literal' && (node.value === 180 || node.value === 360)
}

function isNear(value, constant) {
  return Math.abs(value / constant - 1) < 1e-3
}
