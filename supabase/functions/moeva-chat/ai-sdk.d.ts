/**
 * What we use of the package `ai`, 7.0. Its own declarations are more than Deno's checker can report on (it ends with
 * "recursion limit exceeded"), so that imports name these instead; the tests hold them against what the package does.
 */

export type JsonSchema = Readonly<Record<string, unknown>>
export type ToolSchema<Input> = { readonly jsonSchema: unknown; readonly _input?: Input }
export type Tool = Readonly<Record<string, unknown>>
export type ToolSet = Record<string, Tool>

export type StreamPart =
  | { type: 'text-delta'; id: string; text: string }
  | { type: 'finish-step'; usage: { inputTokens: number | undefined; outputTokens: number | undefined } }
  | { type: 'error'; error: unknown }
  | { type: 'abort' }
  | { type: 'start' | 'start-step' | 'text-start' | 'text-end' | 'tool-call' | 'tool-result' | 'tool-error' | 'finish' }

export type StreamTextOptions = {
  model: unknown
  instructions: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  tools: ToolSet
  stopWhen: unknown
  maxOutputTokens: number
  maxRetries: number
  timeout: { totalMs: number; firstChunkMs: number; chunkMs: number }
  abortSignal: AbortSignal
  onError: (event: { error: unknown }) => void
}

export declare function streamText(options: StreamTextOptions): { stream: AsyncIterable<StreamPart> }
export declare function isStepCount(count: number): unknown
export declare function jsonSchema<Input>(schema: JsonSchema): ToolSchema<Input>
export declare function tool<Input>(definition: {
  description: string
  inputSchema: ToolSchema<Input>
  execute: (input: Input) => Promise<unknown>
}): Tool

/** A piece of the stream that pages read. */
export type UIMessageChunk = { type: string; delta?: string; data?: unknown; errorText?: string }

export declare const uiMessageChunkSchema: unknown
export declare function parseJsonEventStream(options: {
  stream: ReadableStream<Uint8Array>
  schema: unknown
}): AsyncIterable<{ success: true; value: UIMessageChunk } | { success: false; error: Error }>
export declare function readUIMessageStream(options: {
  stream: ReadableStream<UIMessageChunk>
}): AsyncIterable<{ role: string; parts: { type: string }[] }>
