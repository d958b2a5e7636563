/** KV buckets through which keys and session versions reach all services from the account service. */
export const AUTH_BUCKETS = {
  keys: 'auth_keys',
  sessionVersions: 'session_versions',
  /** Longer than an access token lives, after which a version no longer matters. */
  sessionVersionTtlMs: 15 * 60_000,
} as const;
