/** No `export *`, and no file that does nothing but re-export: both hide the layer and create cycles. */
export const noBarrel = {
  meta: { type: 'problem' },
  create(context) {
    return {
      ExportAllDeclaration(node) {
        context.report({ node, message: 'No `export *`: import from the file that declares the name.' })
      },
      Program(node) {
        const statements = node.body
        if (statements.length === 0 || !statements.some(isReExport)) return
        if (statements.every((statement) => statement.type === 'ImportDeclaration' || isReExport(statement))) {
          context.report({ node, message: 'No barrels: this file only re-exports other files.' })
        }
      },
    }
  },
}

function isReExport(statement) {
  if (statement.type === 'ExportAllDeclaration') return true
  return statement.type === 'ExportNamedDeclaration' && !statement.declaration
}
