import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';

// Colours are on the elements for programs without stylesheets, and in the layout's stylesheet for dark mode.
const PARAGRAPH: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '24px',
  color: '#16241c',
};
const SMALL: CSSProperties = { ...PARAGRAPH, fontSize: '14px', lineHeight: '21px', color: '#4a5a51' };
const TITLE: CSSProperties = {
  margin: '24px 0 12px',
  fontSize: '18px',
  lineHeight: '24px',
  color: '#16241c',
};
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: '8px',
  backgroundColor: '#14613a',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
};
const LINK: CSSProperties = { color: '#14613a', overflowWrap: 'anywhere' };

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }): ReactElement {
  return (
    <Text className="ink" style={PARAGRAPH}>
      {children}
    </Text>
  );
}

/** Starts a part of a longer mail. */
export function Title({ children }: { children: string }): ReactElement {
  return (
    <Heading as="h2" className="ink" style={TITLE}>
      {children}
    </Heading>
  );
}

/** A less important paragraph. */
export function Note({ children }: { children: ReactNode }): ReactElement {
  return (
    <Text className="soft" style={SMALL}>
      {children}
    </Text>
  );
}

/** A text written by a person, with its line breaks. */
export function Lines({ children }: { children: string }): ReactElement {
  return (
    <>
      {children.split('\n').map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  );
}

/** The same as a paragraph. */
export function Quoted({ children }: { children: string }): ReactElement {
  return (
    <Paragraph>
      <Lines>{children}</Lines>
    </Paragraph>
  );
}

/** What starts the address below a button. */
export const BUTTON_HELP = 'If the button doesn’t work, copy this address into your browser:';

/** The one action, as a button, and below it as an address to copy. */
export function Action({ href, children }: { href: string; children: string }): ReactElement {
  return (
    <>
      <Text style={{ margin: '0 0 16px' }}>
        <Button className="action" href={href} style={BUTTON}>
          {children}
        </Button>
      </Text>
      <Note>
        {`${BUTTON_HELP} `}
        <MailLink href={href}>{href}</MailLink>
      </Note>
    </>
  );
}

/** A link inside a text. */
export function MailLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <Link className="link" href={href} style={LINK}>
      {children}
    </Link>
  );
}
