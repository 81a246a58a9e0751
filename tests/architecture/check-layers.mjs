import { checkLayers, describeViolations } from './layers.mjs'

const result = await checkLayers(process.cwd())
const violations = describeViolations(result)
for (const violation of violations) console.error(violation)
console.log(`Layers: ${result.modules.length} modules, ${violations.length} violations.`)
process.exitCode = violations.length > 0 || result.modules.length === 0 ? 1 : 0
