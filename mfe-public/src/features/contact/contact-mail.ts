import type { ContactMessage } from './contact-form.schema';

/** A subject is one line: a line break in it would start a header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Text for a mailto address: with CRLF line breaks (RFC 6068), and without lone surrogates, which can't be encoded. */
const inAddress = (text: string) =>
  encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD'));

function toBody({ name, email, message }: ContactMessage): string {
  return `${message.trim()}\n\n${oneLine(name)}\n${oneLine(email)}`;
}

/** The mailto address with the message in it. */
export function contactMailAddress(supportEmail: string, message: ContactMessage): string {
  const to = encodeURIComponent(supportEmail).replace('%40', '@');
  return `mailto:${to}?subject=${inAddress(oneLine(message.subject))}&body=${inAddress(toBody(message))}`;
}

/** The whole email as text, to copy if no email app opens. */
export function contactMailText(supportEmail: string, message: ContactMessage): string {
  return `To: ${supportEmail}\nSubject: ${oneLine(message.subject)}\n\n${toBody(message)}`;
}
