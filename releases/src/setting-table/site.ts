import { z } from 'zod';
import { atLeast, atMost, siteUrl, tilesUrl, url, whole, word } from './kinds.ts';
import { exampleAddress, loopbackSite, noMail, weakPassword, weakSecrets } from './production.ts';
import { readBy } from './setting.ts';

const both = readBy('api', 'shell');
const api = readBy('api');
const shell = readBy('shell');

/** The site's address, its secrets and its rules. */
export const SITE = {
  PUBLIC_URL: both(
    siteUrl.optional(),
    'base URL for links in emails and metadata, as visitors type it, such as https://reviews.my-town.co.uk',
    { unset: '`http://127.0.0.1:$PORT`', production: loopbackSite },
  ),
  SECURITY_CONTACT: shell(
    z
      .string()
      .regex(
        /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/,
        'must start with mailto:, https:// or tel:',
      )
      .optional(),
    'where to report a vulnerability, published in `/.well-known/security.txt`: starts with mailto:, https:// or tel:',
    { unset: '`SUPPORT_EMAIL`' },
  ),
  SECURITY_POLICY_URL: shell(
    url('https:').optional(),
    'a page with your disclosure policy, for the same file',
  ),
  SITE_ADMIN_PASSWORD: api(
    z.string().optional(),
    'password of the site administration at `/admin`: at least 12 characters',
    { isSecret: true, unset: 'generated in `DATA_DIR`', production: weakPassword },
  ),
  JWT_SECRET: api(
    z.string().optional(),
    'signs login tokens: at least 32 characters. Replacing it outright logs everyone out; see [keys](operations.md#a-new-jwt_secret)',
    { isSecret: true, unset: 'generated in `DATA_DIR`', production: weakSecrets(32) },
  ),
  DATA_KEY: api(
    z.string().optional(),
    'encrypts email addresses and other secrets: at least 32 characters. Keep a copy: without it they can’t be read, and the api won’t start with another; see [keys](operations.md#keys)',
    { isSecret: true, unset: 'generated in `DATA_DIR`', production: weakSecrets(32) },
  ),
  REVIEW_PUBLICATION: api(
    word('verified', 'approved').default('verified'),
    'which reviews are public: those whose email address is confirmed, or those that a moderator approved as well',
  ),
  REVIEWER_ADDRESS_YEARS: api(
    whole(1, 10).default(2),
    'years to keep a reviewer’s address after the review’s season ends (31 July); see [privacy](privacy.md)',
  ),
  OPEN_DATA: api(
    word('on', 'off').default('off'),
    'publish teams’ training and sessions to try as open data under CC BY 4.0, once `OPERATOR_NAME` is set; see [open data](directory.md#open-data)',
  ),
  REMOVED_REVIEW_DAYS: api(
    whole(30, 366).default(30),
    'days to keep what a moderator removes, and the evidence, so that it can be put back; see [privacy](privacy.md)',
  ),
  RATE_LIMITS: api(word('on', 'off').default('on'), 'limits for each address'),
  SAMPLE_DATA: api(word('true', 'false').optional(), 'fill an empty database with invented clubs', {
    unset: '`true`; `false` in production',
  }),
};

/** Mail, and services on the internet. */
export const SERVICES = {
  SMTP_URL: api(
    z.union([z.literal('off'), url('smtp:', 'smtps:')]).optional(),
    'mail server: `smtp://` or `smtps://`, with user and password if needed; `off` keeps all mail instead of sending it. To try the product out, use `smtp://mailpit:1025` and `COMPOSE_PROFILES=mail`',
    { isSecret: true, unset: '`off`', production: noMail },
  ),
  SMTP_TLS: api(
    word('required', 'if-offered').optional(),
    'what an `smtp://` server without STARTTLS gets: nothing until it has it, or mail in clear; see [mail](deployment.md#mail)',
    { unset: '`if-offered`; `required` in production, except on private networks' },
  ),
  MAIL_FROM: api(
    z
      .string()
      .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an email address, with or without a name')
      .optional(),
    'sender of all emails, such as `"Reviews <reviews@example.org>"`',
    { unset: '`BRAND_NAME` and `SUPPORT_EMAIL`', production: exampleAddress },
  ),
  BOUNCE_ADDRESS: api(
    z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address')
      .optional(),
    'envelope sender, which bounces go to; see [mail](deployment.md#mail)',
    { unset: 'the sender', production: exampleAddress },
  ),
  BOUNCE_TOKEN: api(
    atLeast(32).optional(),
    'what your mail provider or mail server sends to report bounces: at least 32 letters and digits',
    { isSecret: true, unset: 'none: off' },
  ),
  DEV_MAILBOX: api(
    word('on', 'off').optional(),
    'show unsent mail at `/dev/mailbox`; `on` is refused in production',
    {
      unset: '`on` if `PUBLIC_URL` is a loopback address',
      production: (value) => (value === 'on' ? 'must not be on in production' : undefined),
    },
  ),
  POSTCODES_API_URL: api(
    z
      .union([z.literal('off'), url('http:', 'https:')], {
        error: 'must be "off" or a URL that starts with http:// or https://',
      })
      .default('https://api.postcodes.io'),
    'a service compatible with postcodes.io, for postcodes that haven’t been imported, or `off`',
  ),
  SUMMARY_API_URL: api(
    url('http:', 'https:').optional(),
    'a service compatible with OpenAI’s chat completions (`https://host/v1`, or the call’s full address) that writes "What Parents Say" from public reviews, without contact details',
    { unset: 'none: picks sentences from reviews, without the network' },
  ),
  SUMMARY_API_KEY: api(z.string().optional(), 'its key', { isSecret: true }),
  SUMMARY_MODEL: api(z.string().optional(), 'its model', { neededWith: 'SUMMARY_API_URL' }),
  MAP_PMTILES: shell(
    z.string().optional(),
    'a file with streets for maps: a PMTiles archive with Protomaps’ layers, which this site serves itself; see [maps](deployment.md#maps). `MAP_TILES_URL` is then ignored',
    { unset: 'none: maps show coast and towns' },
  ),
  MAP_TILES_URL: api(
    z.union([z.literal('off'), tilesUrl]).optional(),
    'images of streets for maps, with `{z}`, `{x}` and `{y}`, starting with `https://` or, for this site itself, with `/`; visitors’ browsers ask this server, see [maps](deployment.md#maps)',
    { unset: '`off`: maps show coast and towns' },
  ),
  MAP_ATTRIBUTION: both(
    atMost(300).default('© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)'),
    'what maps with streets credit; links are written like the one in the default',
  ),
};
