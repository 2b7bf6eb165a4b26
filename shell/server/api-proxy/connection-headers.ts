/**
 * Headers that describe one connection rather than the message (RFC 9110, section 7.6.1); a proxy must not forward
 * them.
 */
const CONNECTION_HEADERS = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Returns the headers without those that only apply to the connection they came on, including any named in
 * `Connection`.
 */
export function withoutConnectionHeaders<Value>(headers: Record<string, Value>): Record<string, Value> {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name) && !named.includes(name)),
  );
}
