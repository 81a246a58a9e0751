/**
 * PostgreSQL writes `2026-11-21 00:07:21.8+00`, which Safari cannot read. The hosted API answers ISO 8601, and so do we:
 * `2026-11-21T00:07:21.8+00:00`.
 */
export function toIsoTimestamp(written: string): string {
  return written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Type numbers of PostgreSQL (pg_type.dat). */
export const TIMESTAMP_OID = 1114
export const TIMESTAMPTZ_OID = 1184
