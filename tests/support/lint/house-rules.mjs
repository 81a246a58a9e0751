/**
 * The rules of the house that no general linter knows. Each one has fixtures that must fail in
 * tests/architecture/lint.test.ts.
 */
import { noBarrel } from './no-barrel.mjs'
import { noDeepParentImport } from './no-deep-parent-import.mjs'
import { noDegreeArithmetic } from './no-degree-arithmetic.mjs'
import { noFrameAllocation } from './no-frame-allocation.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    'no-barrel': noBarrel,
    'no-deep-parent-import': noDeepParentImport,
    'no-degree-arithmetic': noDegreeArithmetic,
    'no-frame-allocation': noFrameAllocation,
  },
}
