import { checkAccentColour, checkBandColour } from './brand-theme.ts';
import type { OperatorValues } from './operator-defaults.ts';
import { toSocialLinks } from './operator-defaults.ts';

/** The name of a setting that owners may change in the browser. */
export type OperatorKey = keyof OperatorValues;

/** How the form asks for a setting. */
type FieldKind = 'text' | 'lines' | 'email' | 'colour' | 'logo';

/** A setting of the operator's: the environment, the form at /admin/settings and the documents read it from here. */
export interface OperatorSetting {
  /** Its environment variable, which wins over what's saved in the browser. */
  variable: string;
  group: 'operator' | 'site' | 'replies' | 'look';
  label: string;
  /** What it's for: a sentence without a full stop. */
  help: string;
  kind: FieldKind;
  maxLength: number;
  /** Whether a site in production must have it. */
  isRequired?: true;
  /** Says what's wrong with a value that isn't empty, as the end of a sentence; undefined if nothing is. */
  check?: (value: string) => string | undefined;
}

const MAX_SOCIAL_LINKS = 6;
/** In bytes; base64 adds a third, and a text column holds 65,535. */
export const MAX_LOGO_BYTES = 40_000;
const MAX_LOGO_LENGTH = 54_000;

const LOGO = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;
/** Pictures by how their files start, in base64. */
const LOGO_TYPES = { iVBORw0KGgo: 'png', '/9j/': 'jpeg', UklGR: 'webp' };
/** Without what would add fields to a mail that a link starts. */
const EMAIL = /^[^\s@<>,?&%#]+@[^\s@<>,.?&%#]+(\.[^\s@<>,.?&%#]+)+$/;
const REPLY_TIME = /^\d+(-\d+)? (hour|day|business day|working day|week)s?$/;

const checkReplyTime = (value: string) =>
  REPLY_TIME.test(value) ? undefined : 'must be a time like “48 hours” or “2-3 business days”';

const replyTime = <const V extends string>(variable: V, label: string, help: string) =>
  ({ variable, group: 'replies', label, help, kind: 'text', maxLength: 40, check: checkReplyTime }) as const;

const toColourCheck = (check: (colour: string) => string | undefined) => (value: string) =>
  /^#[0-9a-f]{6}$/i.test(value) ? check(value) : 'must be a colour like #0a4f30';

/** Every setting that an operator may change in the browser, unless the environment sets it. */
export const OPERATOR_SETTINGS = {
  operatorName: {
    variable: 'OPERATOR_NAME',
    group: 'operator',
    label: 'Operator’s name',
    help: 'The person or organisation that runs the site, in the privacy policy, the terms and the FAQ',
    kind: 'text',
    maxLength: 120,
    isRequired: true,
  },
  operatorForm: {
    variable: 'OPERATOR_FORM',
    group: 'operator',
    label: 'Legal form',
    help: 'What follows the name, such as “a charity registered in England and Wales, number 1234567”',
    kind: 'text',
    maxLength: 160,
  },
  operatorAddress: {
    variable: 'OPERATOR_ADDRESS',
    group: 'operator',
    label: 'Postal address',
    help: 'Where letters to the operator go, in lines or with commas',
    kind: 'lines',
    maxLength: 300,
    isRequired: true,
  },
  supportEmail: {
    variable: 'SUPPORT_EMAIL',
    group: 'operator',
    label: 'Contact address',
    help: 'Support address that visitors see; gets alerts about notices and child-safety reports',
    kind: 'email',
    maxLength: 254,
    isRequired: true,
    check: (value) => (EMAIL.test(value) ? undefined : 'must be an email address'),
  },
  icoRegistration: {
    variable: 'ICO_REGISTRATION',
    group: 'operator',
    label: 'ICO registration number',
    help: 'The number of the registration with the Information Commissioner’s Office, in the privacy policy',
    kind: 'text',
    maxLength: 20,
    check: (value) => (/^[A-Z0-9-]+$/i.test(value) ? undefined : 'must be a number like ZA123456'),
  },
  brandName: {
    variable: 'BRAND_NAME',
    group: 'site',
    label: 'Name of the site',
    help: 'Name that visitors see in the header, in titles and in emails',
    kind: 'text',
    maxLength: 80,
  },
  regionName: {
    variable: 'REGION_NAME',
    group: 'site',
    label: 'Region',
    help: 'Where the clubs are, as in “across West Yorkshire”',
    kind: 'text',
    maxLength: 60,
  },
  socialLinks: {
    variable: 'SOCIAL_LINKS',
    group: 'site',
    label: 'Social media',
    help: `Up to ${MAX_SOCIAL_LINKS} addresses that start with https://, for the footer; with spaces, commas or lines between them`,
    kind: 'lines',
    maxLength: 1000,
    check: (value) => {
      const links = toSocialLinks(value);
      if (links.length > MAX_SOCIAL_LINKS) return `must have at most ${MAX_SOCIAL_LINKS} addresses`;
      return links.every(isWebAddress) ? undefined : 'must be addresses that start with https://';
    },
  },
  replyTimeClaims: replyTime(
    'REPLY_TIME_CLAIMS',
    'Reply to claims',
    'How soon clubs that claim their page usually hear from you',
  ),
  replyTimeLongest: replyTime(
    'REPLY_TIME_LONGEST',
    'Longest wait for a reply',
    'The promise for everything, claims and reports included',
  ),
  replyTimeEnquiries: replyTime(
    'REPLY_TIME_ENQUIRIES',
    'Reply to general enquiries',
    'How soon people who write in usually hear from you',
  ),
  replyTimeTechnical: replyTime(
    'REPLY_TIME_TECHNICAL',
    'Reply to technical issues',
    'How soon someone looks into a fault',
  ),
  brandLogo: {
    variable: 'BRAND_LOGO',
    group: 'look',
    label: 'Logo',
    help: 'A PNG, JPEG or WebP picture of at most 40 kB, shown 40 pixels high in the header and the footer, which are dark',
    kind: 'logo',
    maxLength: MAX_LOGO_LENGTH,
    check: checkLogo,
  },
  brandColour: {
    variable: 'BRAND_COLOUR',
    group: 'look',
    label: 'Colour of bands',
    help: 'The ground of titles, the footer and other bands, such as #0a4f30; dark, since text on it is white',
    kind: 'colour',
    maxLength: 7,
    check: toColourCheck(checkBandColour),
  },
  brandAccent: {
    variable: 'BRAND_ACCENT',
    group: 'look',
    label: 'Colour of buttons and links',
    help: 'Such as #0b5f38; the dark theme gets a lighter shade of it',
    kind: 'colour',
    maxLength: 7,
    check: toColourCheck(checkAccentColour),
  },
} as const satisfies Record<OperatorKey, OperatorSetting>;

/** The names of all settings, in the form's order. */
export const OPERATOR_KEYS = Object.keys(OPERATOR_SETTINGS) as OperatorKey[];

/** What's wrong with a setting's value, as the end of a sentence; undefined if nothing is. Empty means unset. */
export function checkOperatorValue(key: OperatorKey, value: string): string | undefined {
  const { maxLength, kind, check }: OperatorSetting = OPERATOR_SETTINGS[key];
  if (value === '') return undefined;
  if (value.length > maxLength)
    return kind === 'logo' ? 'must be at most 40 kB' : `must be at most ${maxLength} characters`;
  if (/[^\P{Cc}\n]/u.test(value) || (kind !== 'lines' && value.includes('\n')))
    return 'must be a single line of text';
  return check?.(value);
}

/** What kind of picture a file in base64 is, by how it starts; undefined if it isn't one that a logo may be. */
export function toLogoType(text: string): string | undefined {
  return Object.entries(LOGO_TYPES).find(([start]) => text.startsWith(start))?.[1];
}

/** The bytes decide: browsers name a file's type by the end of its name. */
function checkLogo(value: string): string | undefined {
  return toLogoType(LOGO.exec(value)?.[2] ?? '') ? undefined : 'must be a PNG, JPEG or WebP picture';
}

/** As strict as an address in a link has to be; the domain knows no URL parser. */
const isWebAddress = (text: string) => /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s"'<>\\]*)?$/i.test(text);
