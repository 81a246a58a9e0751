// Imported before anything that imports `@supabase/lite`: version 0.10 replaces `process.emitWarning` by one that throws
// when the warning is an Error, as Node's own are.
const { emitWarning } = process

Object.defineProperty(process, 'emitWarning', { get: () => emitWarning, set: () => {}, configurable: true })
