import { Card, Panel, SafeguardingWays, Stack, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { SupportEmail } from '../../components/support-email';
import { contactLink, REPORT_REPLY_SUBJECT } from '../../lib/contact-link';

const Heading = styled.h2`
  font-size: var(--text-l);
`;

/* A 24 px target, although it is alone on its line. */
const Address = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;

  & > a {
    display: inline-block;
    padding-block: 2px;
  }
`;

/** Worth knowing before writing: response times, and what goes elsewhere. */
export function ContactAside() {
  return (
    <Stack>
      <Card as="section" aria-labelledby="contact-direct">
        <Heading id="contact-direct">Write to us directly</Heading>
        <Address>
          <SupportEmail />
        </Address>
        <p>
          We answer within 5 business days, claims of clubs included, and most messages sooner.{' '}
          <TextLink to={{ pathname: '/faq', hash: '#response-times' }}>How long things take</TextLink>
        </p>
      </Card>
      <Panel tone="warning" title="Are you worried about a child?">
        Please do not wait for our answer.
        <SafeguardingWays />
      </Panel>
      <Card as="section" aria-labelledby="contact-report">
        <Heading id="contact-report">Report a review</Heading>
        <p>
          Choose “Report” below the review. You get a number, and a link that tells you what we decide:{' '}
          <TextLink to={{ pathname: '/terms-of-service', hash: '#reports' }}>
            what happens with reports
          </TextLink>
          .
        </p>
        <p>
          A club’s reply is reported by writing to us:{' '}
          <TextLink to={contactLink({ subject: REPORT_REPLY_SUBJECT })}>begin your message</TextLink>.
        </p>
        <p>
          Does it defame you? Then you can send a{' '}
          <TextLink to={{ pathname: '/terms-of-service', hash: '#defamation' }}>
            notice of defamation
          </TextLink>
          , with deadlines that the law sets.
        </p>
      </Card>
    </Stack>
  );
}
