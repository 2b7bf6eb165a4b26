import { getThemeColour, toBrandTheme } from '@club-reviews/domain/brand-theme';
import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import type { CSSProperties, ReactElement } from 'react';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { MailTemplate } from '../mail-template.js';
import { MailLink, Note } from './mail-parts.js';

const FONT = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const PAGE: CSSProperties = { margin: 0, padding: '24px 12px', backgroundColor: '#eef3ef', fontFamily: FONT };
const CARD: CSSProperties = {
  maxWidth: '560px',
  margin: '0 auto',
  padding: '32px 28px 20px',
  borderRadius: '12px',
  backgroundColor: '#ffffff',
};
const BRAND: CSSProperties = {
  margin: '0 0 20px',
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 700,
  color: '#14613a',
};
const TITLE: CSSProperties = { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', color: '#16241c' };
const RULE: CSSProperties = { margin: '8px 0 16px', borderColor: '#d5dfd8' };

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: #0e1511 !important; }
    .card { background-color: #17211b !important; }
    .ink { color: #eef3ef !important; }
    .soft { color: #b4c2b9 !important; }
    .brand, .link { color: #7fd3a2 !important; }
    .action { background-color: #7fd3a2 !important; color: #0e1511 !important; }
    .rule { border-color: #35443b !important; }
  }`;

/** The operator's colours, in place of those on the elements; nothing if none are set. */
function getColourRules(sender: MailSender): string {
  const theme = toBrandTheme(sender);
  const [light, dark] = [theme?.light, theme?.dark].map((variables) => getThemeColour(variables, 'link'));
  if (!light || !dark) return '';
  return `
  .brand, .link { color: ${light} !important; }
  .action { background-color: ${light} !important; }
  @media (prefers-color-scheme: dark) {
    .brand, .link { color: ${dark} !important; }
    .action { background-color: ${dark} !important; }
  }`;
}

/** The settings that mails show. */
export type MailSender = Pick<OperatorValues, 'brandName' | 'supportEmail' | 'brandColour' | 'brandAccent'>;

interface MailLayoutProps extends Omit<MailTemplate, 'kind'> {
  sender: MailSender;
}

/** The frame around every mail: readable at any width, in light and dark, and without stylesheets. */
export function MailLayout({
  subject,
  preview,
  heading,
  because,
  body,
  sender,
}: MailLayoutProps): ReactElement {
  const { brandName, supportEmail } = sender;
  return (
    <Html lang="en-GB">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK + getColourRules(sender)}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={PAGE}>
        <Container className="card" style={CARD}>
          <Text className="brand" style={BRAND}>
            {brandName}
          </Text>
          <Heading as="h1" className="ink" style={TITLE}>
            {heading}
          </Heading>
          {body}
          <Hr className="rule" style={RULE} />
          <Note>
            {`You’re getting this email from ${brandName} because ${because}.`} Questions? Write to{' '}
            <MailLink href={`mailto:${supportEmail}`}>{supportEmail}</MailLink>.
          </Note>
        </Container>
      </Body>
    </Html>
  );
}
