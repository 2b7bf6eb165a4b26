/** OpenSSL's and Node's messages, which reach us inside other libraries' errors, and ours, which name no server. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/certificate has expired/i, "the server's certificate has expired"],
  [/certificate is not yet valid/i, "the server's certificate isn’t valid yet"],
  [/self[- ]signed certificate/i, "the server's certificate is signed by no one we trust"],
  [/unable to (?:get|verify) .*certificate/i, "the server's certificate is signed by no one we trust"],
  [/does not match certificate/i, "the server's certificate is for another name"],
];

/** What is wrong with a mail server's certificate if that is why it was refused; undefined for other failures. */
export function getCertificateFailure(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: unknown };
  if (typeof message !== 'string') return undefined;
  return FAILURES.find(([words]) => words.test(message))?.[1];
}
