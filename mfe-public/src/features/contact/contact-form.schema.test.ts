import { toMessages } from '../../testing/schema-messages';
import { contactFormSchema } from './contact-form.schema';
import type { ContactMessage } from './contact-form.schema';

const GOOD: ContactMessage = {
  name: 'Sam Carter',
  email: 'sam@otters.example.org',
  subject: 'A question',
  message: 'Hello you.',
};

const messagesFor = (values: Partial<ContactMessage>) =>
  toMessages(contactFormSchema, { ...GOOD, ...values });

const EMAIL = 'Please enter a valid email address';

describe('contact form', () => {
  it.each<[field: keyof ContactMessage, when: string, value: string, message: string]>([
    ['name', 'nothing', '', 'Please enter your name'],
    ['name', 'spaces only', '  ', 'Please enter your name'],
    ['name', '161 characters', 'a'.repeat(161), 'Your name must be at most 160 characters'],
    ['email', 'nothing', '', EMAIL],
    ['email', 'a word', 'sam', EMAIL],
    ['email', 'a domain without a dot', 'sam@localhost', EMAIL],
    ['email', '255 characters', `${'a'.repeat(243)}@example.org`, EMAIL],
    ['subject', 'nothing', '', 'Please enter a subject'],
    ['subject', '121 characters', 'a'.repeat(121), 'The subject must be at most 120 characters'],
    ['message', 'nothing', '', 'Please write at least 10 characters'],
    ['message', '9 characters and spaces', ' 123456789 ', 'Please write at least 10 characters'],
    ['message', '1,501 characters', 'a'.repeat(1501), 'Please write no more than 1,500 characters'],
  ])('%s with %s: %s', (field, _when, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });

  it.each<Partial<ContactMessage>>([
    {},
    { name: ' S ', subject: 'a'.repeat(120), message: 'a'.repeat(1500) },
    { email: ' sam+club@otters.example.org ' },
  ])('accepts %j', (values) => expect(messagesFor(values)).toEqual({}));
});
