const DEEP = /^(\.\.\/){2}/

/** Across layers import by `#layer/file.ts`; inside a layer one `../` at most. */
export const noDeepParentImport = {
  meta: { type: 'problem' },
  create(context) {
    function check(node) {
      const source = node.source
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !DEEP.test(source.value)) return
      context.report({ node: source, message: 'Never `../../`: import by `#layer/file.ts`.' })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
