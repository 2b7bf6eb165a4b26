/** Bad mailbox, bad domain, bad syntax, moved without a new address, a domain that takes no mail, a closed mailbox. */
const NO_SUCH_ADDRESS = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;
const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

/** The status code in a mail server's words, like "5.1.1" (RFC 3463); undefined if there is none. */
export function getDeliveryStatus(words: unknown): string | undefined {
  return typeof words === 'string' ? STATUS.exec(words)?.[0] : undefined;
}

/**
 * Whether a status says that the address doesn't exist. Other refusals are about us, the mail or the moment, such as a
 * blocklist or a full mailbox: they must not silence an address.
 */
export function saysNoSuchAddress(status: string | undefined): status is string {
  return status !== undefined && NO_SUCH_ADDRESS.test(status);
}
