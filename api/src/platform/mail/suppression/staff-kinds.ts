const STAFF_KIND =
  /^(?:staff-|safety-|notice-(?:to-do|reminder|digest)$|(?:daily-summary|canary-aborted|test-mail)$)/;

/**
 * Whether a kind of mail goes to those who run the site. They must hear of a child at risk and be able to log in, so no
 * report about their address holds such mail back, and a refusal is a failure that the status shows.
 */
export function isForStaff(kind: string): boolean {
  return STAFF_KIND.test(kind);
}
