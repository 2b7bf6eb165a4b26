import type { ContactMessage } from './contact-form.schema';

/** A subject is one line: a break in it would begin a header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Text as an address carries it: with the line breaks of mails (RFC 6068), and without halves of characters, which have no form there. */
const inAddress = (text: string) =>
  encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'));

function bodyOf({ name, email, message }: ContactMessage): string {
  return `${message.trim()}\n\n${oneLine(name)}\n${oneLine(email)}`;
}

/** The address that opens a mail program with the message in it. */
export function contactMailAddress(supportEmail: string, message: ContactMessage): string {
  const to = encodeURIComponent(supportEmail).replace('%40', '@');
  return `mailto:${to}?subject=${inAddress(oneLine(message.subject))}&body=${inAddress(bodyOf(message))}`;
}

/** The whole mail as text, to be copied where no mail program opens. */
export function contactMailText(supportEmail: string, message: ContactMessage): string {
  return `To: ${supportEmail}\nSubject: ${oneLine(message.subject)}\n\n${bodyOf(message)}`;
}
