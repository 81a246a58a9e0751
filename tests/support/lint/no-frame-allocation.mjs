const ALLOCATING_METHODS = new Set(['clone', 'map', 'filter', 'slice', 'concat', 'flat', 'flatMap', 'toArray', 'bind'])
const ALLOCATING_STATICS = new Set(['keys', 'values', 'entries', 'assign', 'fromEntries'])

/**
 * Inside a `useFrame` callback: allocate nothing, set no state, never throw. The callback may be inline or a function
 * of the same file passed by name. What it calls elsewhere is not followed; those functions keep the rule by review.
 */
export const noFrameAllocation = {
  meta: { type: 'problem' },
  create(context) {
    const declared = new Map()
    const stateSetters = new Set()
    const callbacks = []
    return {
      FunctionDeclaration(node) {
        if (node.id) declared.set(node.id.name, node)
      },
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && isFunction(node.init)) declared.set(node.id.name, node.init)
        if (node.id.type === 'Identifier' && isCallTo(node.init, 'useCallback')) {
          declared.set(node.id.name, node.init.arguments[0])
        }
        if (node.id.type === 'ArrayPattern' && isCallTo(node.init, 'useState')) {
          const setter = node.id.elements[1]
          if (setter?.type === 'Identifier') stateSetters.add(setter.name)
        }
      },
      CallExpression(node) {
        if (isCallTo(node, 'useFrame') && node.arguments[0]) callbacks.push(node.arguments[0])
      },
      'Program:exit'() {
        for (const callback of callbacks) {
          const body = callback.type === 'Identifier' ? declared.get(callback.name) : callback
          if (isFunction(body)) walk(body.body, (node) => report(node))
        }
      },
    }

    function report(node) {
      const reason = reasonAgainst(node, stateSetters)
      if (reason) context.report({ node, message: `In a frame callback: ${reason}.` })
    }
  },
}

function reasonAgainst(node, stateSetters) {
  if (node.type === 'NewExpression') return '`new` allocates; keep a scratch object at module level'
  if (node.type === 'ArrayExpression') return 'an array literal allocates'
  if (node.type === 'ObjectExpression') return 'an object literal allocates'
  if (isFunction(node)) return 'a function literal allocates'
  if (node.type === 'TemplateLiteral' && node.expressions.length > 0) return 'a template string allocates'
  if (node.type === 'SpreadElement') return 'spreading allocates'
  if (node.type === 'ThrowStatement') return 'never throw; an error here stops the whole picture'
  if (node.type !== 'CallExpression') return null
  if (node.callee.type === 'Identifier' && stateSetters.has(node.callee.name)) return 'never set React state'
  if (node.callee.type !== 'MemberExpression' || node.callee.computed) return null
  const method = node.callee.property.name
  if (node.callee.object.name === 'Object' && ALLOCATING_STATICS.has(method)) return `\`Object.${method}\` allocates`
  return ALLOCATING_METHODS.has(method) ? `\`.${method}()\` allocates` : null
}

function isCallTo(node, name) {
  if (node?.type !== 'CallExpression') return false
  const callee = node.callee
  return callee.name === name || (callee.type === 'MemberExpression' && callee.property.name === name)
}

function isFunction(node) {
  return (
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'FunctionDeclaration'
  )
}

function walk(node, visit) {
  visit(node)
  if (isFunction(node)) return
  for (const key of Object.keys(node)) {
    if (key === 'parent') continue
    const value = node[key]
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') walk(child, visit)
    }
  }
}
